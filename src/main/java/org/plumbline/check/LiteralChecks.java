package org.plumbline.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        return finding(check, evidence).outcome();
    }

    /// As above, and why it abstains.
    ///
    /// @throws IllegalArgumentException where `evidence` is not the one that the check names
    public static CheckFinding finding(Check check, Evidence evidence) {
        if (!check.evidenceId().equals(evidence.id())) {
            throw new IllegalArgumentException(
                    "a check of " + check.evidenceId() + " in " + evidence.id());
        }
        List<Abstention> other = otherVersion(check, evidence.version());
        if (!other.isEmpty()) {
            return CheckFinding.none(other);
        }
        return switch (check.kind()) {
            case LITERAL_ABSENCE ->
                    occurs(check, evidence.content())
                            ? CheckFinding.found(CheckOutcome.ANNOTATED_TEXT_PRESENT)
                            : CheckFinding.none(List.of(Abstention.TEXT_NOT_FOUND));
            case LITERAL_QUOTE ->
                    equals(check, evidence.content())
                            ? CheckFinding.found(CheckOutcome.EXACT_MATCH)
                            : CheckFinding.none(List.of(Abstention.TEXT_DIFFERS));
        };
    }

    private static List<Abstention> otherVersion(Check check, Version version) {
        var other = new ArrayList<Abstention>();
        if (!Objects.equals(check.revision(), version.revision())) {
            other.add(Abstention.OTHER_REVISION);
        }
        if (check.diffSide() != version.diffSide()) {
            other.add(Abstention.OTHER_SIDE);
        }
        return other;
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
