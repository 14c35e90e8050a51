package org.plumbline.intake;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.DecisionRules;
import org.plumbline.check.shape.FileShape;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.labels.Author;
import org.plumbline.text.Sha256;

/// Reads a file of adjudications once, against samples and ratings if there are any.
final class DecisionsPass {

    private final FileInput input;
    private final Format format;
    private final @Nullable Author author;
    private final DecisionRules rules;
    private final Receiver receiver;
    private int elements;
    private int stale;

    DecisionsPass(FileInput input, FileHeader header, DecisionRules rules, Receiver receiver) {
        this.input = input;
        this.format = Objects.requireNonNull(header.format());
        this.author = header.author();
        this.rules = rules;
        this.receiver = receiver;
    }

    LabelFile run(Sha256 rubricSha256) throws IOException {
        if (author != null) {
            receiver.begins(author);
        }
        try (var handoff = new Handoff(this::judge)) {
            var pass = new FilePass(input, format, Set.of(format), handoff::put);
            Sha256 sha256 = input.read(pass, handoff::awaitIdle);
            handoff.finish();
            OtherRubric.check(pass, rubricSha256);
            var file = new ReadFile(input.source(), format, sha256, author, elements, stale);
            return new LabelFile(file, pass);
        }
    }

    private void judge(JsonTree element) {
        elements++;
        JsonValue root = element.root();
        var findings = new Findings(input.problems(), FilePass.sampleId(root));
        element.faults().forEach(findings::report);
        new ShapeCheck(findings).check(root, FileShape.of(format).element());
        if (root.kind() != Kind.OBJECT) {
            return;
        }
        switch (rules.check(root, findings)) {
            case STALE -> {
                stale++;
                if (author != null) {
                    receiver.stale(author, true);
                }
            }
            case FRESH -> {
                if (findings.isClean() && author != null) {
                    receiver.decision(author, LabelBuilder.decision(root));
                }
            }
        }
    }
}
