package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The notation of the sources means what their README says, and a slip in it is refused.
class SampleNotationTest {

    private static Notation.Range find(String quotation, String text) {
        return Notation.find(quotation, text, StandardCharsets.UTF_8);
    }

    @Test
    void countsBytesAndNotCharacters() {
        assertThat(find("note", "💩 é note")).isEqualTo(new Notation.Range(8, 12, "note"));
        assertThat(Notation.find("e", "ée", StandardCharsets.ISO_8859_1).start()).isEqualTo(1);
    }

    @Test
    void takesTheNumberedOccurrenceAndSpansAGap() {
        assertThat(find("⟨#2⟩ab", "ab ab").start()).isEqualTo(3);
        assertThat(find("a⟨..⟩d", "abcbd d").text()).isEqualTo("abcbd");
    }

    @Test
    void readsCodePointsByNumber() {
        assertThat(Notation.decode("a⟨U+202E⟩b⟨U+1F600⟩")).isEqualTo("a\u202eb😀");
    }

    @Test
    void refusesWordsThatAreNotThereOrNotUnique() {
        assertThatThrownBy(() -> find("x", "ab")).hasMessageContaining("not found: “x”");
        assertThatThrownBy(() -> find("a", "aba")).hasMessageContaining("more than once");
    }

    @Test
    void refusesAMisspeltField() {
        assertThatThrownBy(() -> new Section("a:7", "claim", "c1", Map.of("spam", List.of()), ""))
                .hasMessageContaining("a:7: a claim has no field spam");
    }
}
