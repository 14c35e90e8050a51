package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
import org.plumbline.text.Sha256;

/// Reads a recording once: its calls as they come, then its rows, which may name any call.
final class RecordingPass implements OrderedPipeline.Work<Shaped> {

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
        try (var pipeline = new OrderedPipeline<>(this)) {
            var pass =
                    new FilePass(input, Format.RECORDING, Set.of(Format.RECORDING), pipeline::put);
            Sha256 sha256 = input.read(pass, pipeline::awaitIdle);
            pipeline.finish();
            List<Recording.Asked> rows = rows(pass);
            if (input.problems().hasErrors()) {
                return null;
            }
            String name = Recording.baseName(input.source().name());
            return new Recording(name, sha256, calls, rows);
        }
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, Format.RECORDING, input);
    }

    @Override
    public void settle(Shaped shaped) {
        JsonValue call = shaped.root();
        rules.call(call, shaped.findings());
        if (shaped.findings().isClean() && !input.problems().hasErrors()) {
            calls.add(RecordReading.call(call));
        }
    }

    private List<Recording.Asked> rows(FilePass pass) {
        var rows = new ArrayList<Recording.Asked>();
        List<JsonTree> trees = pass.headerElements("rows");
        if (trees == null) {
            return rows;
        }
        boolean allCalls = pass.isComplete() && pass.hasCollection();
        for (JsonTree tree : trees) {
            JsonValue row = tree.root();
            var findings = new Findings(input.problems(), null);
            if (row.kind() == Kind.OBJECT) {
                rules.row(row, allCalls, findings);
            }
            if (row.isSound() && !input.problems().hasErrors()) {
                rows.add(RecordReading.asked(row));
            }
        }
        boolean known = trees.stream().allMatch(tree -> RecordingRules.hasCalls(tree.root()));
        if (known && allCalls) {
            rules.end(pass.findings());
        }
        return rows;
    }
}
