package org.plumbline.check;

import java.util.Arrays;
import java.util.Objects;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Version;
import org.plumbline.text.ByteSearch;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Carries out the literal checks of claims.
public final class LiteralChecks {

    private LiteralChecks() {}

    /// What a check comes to in the evidence that it names.
    ///
    /// @throws IllegalArgumentException where `evidence` is not the one that the check names
    public static CheckOutcome outcome(Check check, Evidence evidence) {
        if (!check.evidenceId().equals(evidence.id())) {
            throw new IllegalArgumentException(
                    "a check of " + check.evidenceId() + " in " + evidence.id());
        }
        Version version = evidence.version();
        boolean sameVersion =
                Objects.equals(check.revision(), version.revision())
                        && check.diffSide() == version.diffSide();
        if (!sameVersion) {
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

    private static boolean equals(Check check, Content content) {
        Span region = check.region();
        return switch (content) {
            case Content.Text(ExactText text) -> text.sliceEquals(region, check.text());
            case Content.Binary binary -> {
                byte[] bytes = binary.bytes();
                byte[] wanted = check.text().bytes();
                yield Arrays.equals(bytes, region.start(), region.end(), wanted, 0, wanted.length);
            }
        };
    }

    private static boolean occurs(Check check, Content content) {
        Span region = check.region();
        return switch (content) {
            // No UTF-8 sequence begins inside of another, so bytes that occur are a text that does.
            case Content.Text(ExactText text) -> text.sliceContains(region, check.text());
            case Content.Binary binary ->
                    ByteSearch.contains(
                            binary.bytes(), region.start(), region.end(), check.text().bytes());
        };
    }
}
