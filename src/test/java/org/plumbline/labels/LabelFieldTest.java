package org.plumbline.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Term;

/// The words are those of the formats page, sections 1, 3 and 5.
class LabelFieldTest {

    @Test
    void aClaimHasTruthAndGrounding() {
        assertThat(LabelField.ofClaim())
                .extracting(Term::word)
                .containsExactly("truth", "grounding");
        assertThat(words(LabelField.TRUTH)).containsExactly("true", "false", "unsupported");
        assertThat(words(LabelField.GROUNDING))
                .containsExactly("supported", "unsupported", "unknown");
    }

    @Test
    void aSampleHasFourMeasuresWithLiteralsForValues() {
        assertThat(LabelField.ofSample())
                .extracting(Term::word)
                .containsExactly("relevance", "repetition", "usefulness", "correctWithholding");
        for (LabelField field : LabelField.ofSample()) {
            assertThat(words(field)).containsExactly("true", "false", "null");
            assertThat(field.choices()).allMatch(LabelValue::isLiteral);
        }
    }

    @Test
    void theOwnerOfACorpusCallsTruthAVerdict() {
        assertThat(LabelField.TRUTH.inCorpus()).isEqualTo("verdict");
        assertThat(LabelField.GROUNDING.inCorpus()).isEqualTo("grounding");
    }

    @Test
    void noKeyChoosesTwoThings() {
        var keys = new ArrayList<String>();
        for (LabelField field : LabelField.values()) {
            keys.add(field.key());
            field.choices().forEach(value -> keys.add(value.key()));
        }
        keys.removeIf(String::isEmpty);

        assertThat(keys).doesNotHaveDuplicates();
    }

    @Test
    void everyFieldCanBeGivenFromTheKeyboard() {
        for (LabelField field : LabelField.values()) {
            assertThat(
                            !field.key().isEmpty()
                                    || field.choices().stream().noneMatch(LabelFieldTest::hasNoKey))
                    .as(field.word())
                    .isTrue();
        }
    }

    private static boolean hasNoKey(LabelValue value) {
        return value.key().isEmpty();
    }

    @Test
    void eachValueIsFoundByItsWordAndItsCategory() {
        for (LabelField field : LabelField.values()) {
            for (LabelValue value : field.choices()) {
                assertThat(field.value(value.word())).contains(value);
                assertThat(field.choices().get(field.category(value))).isEqualTo(value);
            }
        }
    }

    @Test
    void aValueOfAnotherFieldIsNone() {
        assertThat(LabelField.TRUTH.value("supported")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LabelField.TRUTH.category(Grounding.SUPPORTED))
                .withMessageContaining("truth");
    }

    private static List<String> words(LabelField field) {
        return field.choices().stream().map(LabelValue::word).toList();
    }
}
