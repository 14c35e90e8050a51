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
    private int[] lines = new int[16];
    private int[] columns = new int[16];

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
        Location place = id.location();
        if (number == before) {
            remember(number, place);
            return;
        }
        var first = new Location(lines[number], columns[number]);
        findings.report(
                Code.ID_SAMPLE,
                id,
                () ->
                        ("the sample id %s is taken by the sample at %s; each attempt has an id of its"
                                        + " own, equal texts or not")
                                .formatted(Quoted.of(id.string()), first));
    }

    private void remember(int number, Location place) {
        if (number == lines.length) {
            lines = Arrays.copyOf(lines, number * 2);
            columns = Arrays.copyOf(columns, number * 2);
        }
        lines[number] = place.line();
        columns[number] = place.column();
    }
}
