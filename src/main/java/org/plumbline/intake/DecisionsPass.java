package org.plumbline.intake;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.DecisionRules;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Reads a file of adjudications once, against samples and ratings if there are any.
final class DecisionsPass implements OrderedPipeline.Work<Shaped> {

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

    ReadLabels run(Rubric rubric) throws IOException {
        if (author != null) {
            receiver.begins(author);
        }
        try (var pipeline = new OrderedPipeline<>(this)) {
            var pass = new FilePass(input, format, Set.of(format), pipeline::put);
            Sha256 sha256 = input.read(pass, pipeline::awaitIdle);
            pipeline.finish();
            OtherRubric.check(pass, rubric);
            var file = new ReadFile(input.source(), format, sha256, author, elements, stale);
            return new ReadLabels(file, pass);
        }
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, format, input);
    }

    @Override
    public void settle(Shaped shaped) {
        elements++;
        if (!shaped.isObject()) {
            return;
        }
        JsonValue root = shaped.root();
        Findings findings = shaped.findings();
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
