package org.plumbline.check;

import java.util.Arrays;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.text.IdIndex;
import org.plumbline.text.Quoted;

/// Two samples of one file have the same id. Remembers millions of them: an id and a place each.
final class RepeatedSampleId {

    private final IdIndex ids;

    /// By the id's number: where it was first, and in which element of the collection.
    private int[] lines = new int[16];

    private int[] columns = new int[16];
    private int[] elements = new int[16];

    RepeatedSampleId(IdIndex ids) {
        this.ids = ids;
    }

    void check(JsonValue sample, Findings findings) {
        JsonValue id = Sound.member(sample, "sampleId");
        if (id == null || id.kind() != Kind.STRING) {
            return;
        }
        int before = ids.size();
        int number = ids.add(id.string());
        String pointer = sample.pointer();
        int slash = pointer.lastIndexOf('/');
        if (number == before) {
            remember(number, id.location(), Integer.parseInt(pointer.substring(slash + 1)));
            return;
        }
        var first = new Location(lines[number], columns[number]);
        String firstPointer = pointer.substring(0, slash + 1) + elements[number] + "/sampleId";
        findings.report(
                Code.ID_SAMPLE,
                id,
                () ->
                        ("the sample id %s is taken: %s at %s has it, and each attempt has an id of"
                                        + " its own, equal texts or not")
                                .formatted(Quoted.of(id.string()), firstPointer, first));
    }

    private void remember(int number, Location place, int element) {
        if (number == lines.length) {
            lines = Arrays.copyOf(lines, number * 2);
            columns = Arrays.copyOf(columns, number * 2);
            elements = Arrays.copyOf(elements, number * 2);
        }
        lines[number] = place.line();
        columns[number] = place.column();
        elements[number] = element;
    }
}
