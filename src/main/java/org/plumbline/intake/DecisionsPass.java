package org.plumbline.intake;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.DecisionRules;
import org.plumbline.check.RatingRules.Outcome;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.request.Rubric;

/// Reads a file of adjudications once, against samples and ratings if there are any.
final class DecisionsPass {

    private final FileInput input;
    private final FileHeader header;
    private final @Nullable Author author;
    private final DecisionRules rules;
    private final Receiver receiver;

    DecisionsPass(FileInput input, FileHeader header, DecisionRules rules, Receiver receiver) {
        this.input = input;
        this.header = header;
        this.author = header.author();
        this.rules = rules;
        this.receiver = receiver;
    }

    ReadLabels run(Rubric rubric) throws IOException {
        return LabelElements.read(input, header, receiver, rubric, this::take);
    }

    private Outcome take(JsonValue root, Findings findings) {
        Outcome outcome = rules.check(root, findings);
        if (outcome == Outcome.FRESH && findings.isClean() && author != null) {
            receiver.decision(author, LabelBuilder.decision(root));
        }
        return outcome;
    }
}
