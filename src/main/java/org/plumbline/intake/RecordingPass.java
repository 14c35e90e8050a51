package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.records.Call;
import org.plumbline.records.Recording;
import org.plumbline.records.rule.RecordReading;
import org.plumbline.records.rule.RecordingRules;
import org.plumbline.records.rule.RepeatedRow;

/// Reads a recording once: its calls as they come, then its rows, which may name any call.
final class RecordingPass {

    private final FileInput input;
    private final RecordingRules rules;
    private final List<Call> calls = new ArrayList<>();

    /// @param repeated of all recordings that are to be one table
    RecordingPass(FileInput input, RepeatedRow repeated) {
        this.input = input;
        this.rules = new RecordingRules(input.source().name(), repeated);
    }

    /// The recording; null where it has an error.
    @Nullable Recording run() throws IOException {
        WholeFile whole =
                SoundElements.read(
                        input,
                        Format.RECORDING,
                        rules::call,
                        call -> calls.add(RecordReading.call(call)));
        List<Recording.Asked> rows = rows(whole.root());
        if (input.problems().hasErrors()) {
            return null;
        }
        String name = Recording.baseName(input.source().name());
        return new Recording(name, whole.sha256(), calls, rows);
    }

    private List<Recording.Asked> rows(FilePass root) {
        var rows = new ArrayList<Recording.Asked>();
        List<JsonTree> trees = root.headerElements("rows");
        if (trees == null) {
            return rows;
        }
        boolean allCalls = root.isComplete() && root.hasCollection();
        for (JsonTree tree : trees) {
            JsonValue row = tree.root();
            Findings findings = input.findings(null);
            if (row.kind() == Kind.OBJECT) {
                rules.row(row, allCalls, findings);
            }
            if (row.isSound() && !input.problems().hasErrors()) {
                rows.add(RecordReading.asked(row));
            }
        }
        boolean known = trees.stream().allMatch(tree -> RecordingRules.hasCalls(tree.root()));
        if (known && allCalls) {
            rules.end(root.findings());
        }
        return rows;
    }
}
