package org.plumbline.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

class LiteralChecksTest {

    private static final String TEXT = "caf\u00e9: \"open\"\r\n\uD83D\uDE00 end";

    @Test
    void findsTheAnnotatedBytesInsideTheRegionAndNotBeyondIt() {
        assertThat(absence(7, 13, "open")).isEqualTo(CheckOutcome.ANNOTATED_TEXT_PRESENT);
        assertThat(absence(8, 12, "open")).isEqualTo(CheckOutcome.ANNOTATED_TEXT_PRESENT);
        assertThat(absence(8, 11, "open")).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(absence(9, 19, "open")).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(absence(15, 19, "\uD83D\uDE00")).isEqualTo(CheckOutcome.ANNOTATED_TEXT_PRESENT);
    }

    @Test
    void aQuoteMatchesOnlyTheWholeRegion() {
        assertThat(quote(8, 12, "open")).isEqualTo(CheckOutcome.EXACT_MATCH);
        assertThat(quote(7, 12, "open")).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(quote(7, 13, "\u201copen\u201d")).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(quote(13, 15, "\n\r")).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(quote(13, 15, "\r\n")).isEqualTo(CheckOutcome.EXACT_MATCH);
    }

    @Test
    void neverFoldsComposedAndDecomposedLetters() {
        assertThat(quote(0, 5, "caf\u00e9")).isEqualTo(CheckOutcome.EXACT_MATCH);
        assertThat(absence(0, 23, "cafe\u0301")).isEqualTo(CheckOutcome.ABSTAIN);
    }

    @Test
    void searchesBinaryEvidenceByByte() {
        var content =
                new Content.Binary(new byte[] {(byte) 0xFF, 'o', 'k', 0, (byte) 0xC3, (byte) 0xA9});

        assertThat(run(CheckKind.LITERAL_ABSENCE, 0, 6, "\u00e9", content))
                .isEqualTo(CheckOutcome.ANNOTATED_TEXT_PRESENT);
        assertThat(run(CheckKind.LITERAL_ABSENCE, 0, 5, "\u00e9", content))
                .isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(run(CheckKind.LITERAL_QUOTE, 1, 4, "ok\0", content))
                .isEqualTo(CheckOutcome.EXACT_MATCH);
        assertThat(run(CheckKind.LITERAL_QUOTE, 1, 3, "ko", content))
                .isEqualTo(CheckOutcome.ABSTAIN);
    }

    @Test
    void abstainsOnAnotherRevisionOrSide() {
        assertThat(versions("r1", DiffSide.NEW, "r1", DiffSide.NEW))
                .isEqualTo(CheckOutcome.EXACT_MATCH);
        assertThat(versions(null, null, null, null)).isEqualTo(CheckOutcome.EXACT_MATCH);
        assertThat(versions("r1", null, "r2", null)).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(versions(null, null, "r1", null)).isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(versions("r1", DiffSide.OLD, "r1", DiffSide.NEW))
                .isEqualTo(CheckOutcome.ABSTAIN);
        assertThat(versions("r1", DiffSide.OLD, "r1", null)).isEqualTo(CheckOutcome.ABSTAIN);
    }

    @Test
    void saysWhyItAbstains() {
        var text = new Content.Text(ExactText.of(TEXT));
        var none = new Version(null, null, null);
        var other = new Version("r2", DiffSide.NEW, null);

        assertThat(why(CheckKind.LITERAL_QUOTE, "caf", text, none)).isEmpty();
        assertThat(why(CheckKind.LITERAL_QUOTE, "end", text, none))
                .containsExactly(Abstention.TEXT_DIFFERS);
        assertThat(why(CheckKind.LITERAL_ABSENCE, "end", text, none))
                .containsExactly(Abstention.TEXT_NOT_FOUND);
        assertThat(why(CheckKind.LITERAL_ABSENCE, "end", text, new Version("r2", null, null)))
                .containsExactly(Abstention.OTHER_REVISION);
        assertThat(why(CheckKind.LITERAL_QUOTE, "caf", text, new Version(null, DiffSide.OLD, null)))
                .containsExactly(Abstention.OTHER_SIDE);
        assertThat(why(CheckKind.LITERAL_QUOTE, "caf", text, other))
                .containsExactly(Abstention.OTHER_REVISION, Abstention.OTHER_SIDE);
    }

    /// Of a check of the first three bytes that is of no revision and no side.
    private static List<Abstention> why(
            CheckKind kind, String text, Content content, Version version) {
        var check = new Check(kind, "e", new Span(0, 3), ExactText.of(text), null, null);
        return LiteralChecks.finding(check, evidence(content, version)).reasons();
    }

    private static CheckOutcome versions(
            @Nullable String checked,
            @Nullable DiffSide checkedSide,
            @Nullable String stored,
            @Nullable DiffSide storedSide) {
        var check =
                new Check(
                        CheckKind.LITERAL_QUOTE,
                        "e",
                        new Span(0, 1),
                        ExactText.of("c"),
                        checked,
                        checkedSide);
        return LiteralChecks.outcome(
                check,
                evidence(
                        new Content.Text(ExactText.of(TEXT)),
                        new Version(stored, storedSide, null)));
    }

    private static CheckOutcome absence(int start, int end, String text) {
        var content = new Content.Text(ExactText.of(TEXT));
        assertThat(TEXT.getBytes(UTF_8)).hasSize(23);
        return run(CheckKind.LITERAL_ABSENCE, start, end, text, content);
    }

    private static CheckOutcome quote(int start, int end, String text) {
        return run(CheckKind.LITERAL_QUOTE, start, end, text, new Content.Text(ExactText.of(TEXT)));
    }

    private static CheckOutcome run(
            CheckKind kind, int start, int end, String text, Content content) {
        var check = new Check(kind, "e", new Span(start, end), ExactText.of(text), null, null);
        return LiteralChecks.outcome(check, evidence(content, new Version(null, null, null)));
    }

    private static Evidence evidence(Content content, Version version) {
        return new Evidence(
                "e", Role.REFERENCE, Seen.UNKNOWN, content, Completeness.COMPLETE, version);
    }
}
