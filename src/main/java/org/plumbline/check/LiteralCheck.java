package org.plumbline.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Version;

/// Runs literal checks: byte by byte, without folding case, white space or quotation marks. A check
/// never proves absence and never decides a verdict.
public final class LiteralCheck {

    private LiteralCheck() {}

    /// The outcome of a check on the evidence that it names. A check of another revision or side
    /// abstains.
    public static CheckOutcome outcome(Check check, Evidence evidence) {
        Version version = evidence.version();
        if (!Objects.equals(check.revision(), version.revision())
                || check.diffSide() != version.diffSide()) {
            return CheckOutcome.ABSTAIN;
        }
        return switch (check.kind()) {
            case LITERAL_ABSENCE ->
                    occurs(check, evidence.content())
                            ? CheckOutcome.ANNOTATED_TEXT_PRESENT
                            : CheckOutcome.ABSTAIN;
            case LITERAL_QUOTE ->
                    equals(check, evidence.content())
                            ? CheckOutcome.EXACT_MATCH
                            : CheckOutcome.ABSTAIN;
        };
    }

    private static boolean occurs(Check check, Content content) {
        return switch (content) {
            // Whole code points are found as units exactly where they are found as bytes.
            case Content.Text(var text) ->
                    text.value()
                                    .indexOf(
                                            check.text().value(),
                                            text.charIndex(check.region().start()),
                                            text.charIndex(check.region().end()))
                            >= 0;
            case Content.Binary binary -> {
                byte[] wanted = check.text().value().getBytes(StandardCharsets.UTF_8);
                byte[] bytes = binary.bytes();
                int last = check.region().end() - wanted.length;
                boolean found = false;
                for (int at = check.region().start(); at <= last && !found; at++) {
                    found = Arrays.equals(bytes, at, at + wanted.length, wanted, 0, wanted.length);
                }
                yield found;
            }
        };
    }

    private static boolean equals(Check check, Content content) {
        return check.region().length() == check.text().byteLength() && occurs(check, content);
    }
}
