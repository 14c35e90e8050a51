package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// The text is "aé\u202Eb": one byte, two, three, one.
class TypedRegionTest {

    private static final Evidence TEXT = evidence(new Content.Text(ExactText.of("a\u00e9\u202eb")));
    private static final Evidence BYTES = evidence(new Content.Binary(new byte[] {0, -1, 7}));

    private static Evidence evidence(Content content) {
        return new Evidence(
                "e1",
                Role.SEEN,
                Seen.YES,
                content,
                Completeness.COMPLETE,
                new Version(null, null, null));
    }

    @Test
    void nothingTypedIsTheWholeOfIt() {
        var typed = new TypedRegion(TEXT, " ", "");
        assertThat(typed.region()).contains(Region.whole("e1"));
        assertThat(typed.words()).isEqualTo("The whole of it, 7 bytes");
    }

    @Test
    void twoBoundsAreAPartAndWhatIsHiddenInItIsNamed() {
        var typed = new TypedRegion(TEXT, "1", " 6");
        assertThat(typed.region()).contains(new Region("e1", new Span(1, 6)));
        assertThat(typed.words()).isEqualTo("5 bytes: \"\u00e9\\u202E\"");
    }

    @Test
    void everyPairOfBytesIsAPartOfBinaryEvidence() {
        assertThat(new TypedRegion(BYTES, "1", "3").region())
                .contains(new Region("e1", new Span(1, 3)));
        assertThat(new TypedRegion(BYTES, "1", "3").words()).isEqualTo("2 bytes that are no text");
    }

    @ParameterizedTest
    @CsvSource({
        "2,3,This cuts a character. Move the ends to its bounds.",
        "1,4,This cuts a character. Move the ends to its bounds.",
        "0,8,It ends at byte 7.",
    })
    void whatIsNoPartIsRefusedWithTheReason(String from, String to, String words) {
        var typed = new TypedRegion(TEXT, from, to);
        assertThat(typed.region()).isEqualTo(Optional.empty());
        assertThat(typed.words()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"3,3", "3,1", "-1,2", "1,''", "'',1", "a,b", "1e0,3", "99999999999,3", "0x1,3"})
    void whatIsNoPairOfNumbersIsRefused(String from, String to) {
        var typed = new TypedRegion(TEXT, from, to);
        assertThat(typed.region()).isEqualTo(Optional.empty());
        assertThat(typed.words()).startsWith("Two whole numbers are needed");
    }
}
