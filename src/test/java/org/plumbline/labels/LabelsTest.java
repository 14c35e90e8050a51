package org.plumbline.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class LabelsTest {

    private static final Labels TRUE = Labels.NONE.with(LabelField.TRUTH, Truth.TRUE);

    @Test
    void aFieldWithoutALabelHasNone() {
        assertThat(TRUE.of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        assertThat(TRUE.of(LabelField.GROUNDING)).isNull();
        assertThatIllegalStateException().isThrownBy(() -> TRUE.in(LabelField.GROUNDING));
    }

    @Test
    void aLabelThatIsTakenAwayLeavesNothingBehind() {
        var more = TRUE.with(LabelField.CORRECT_WITHHOLDING, QualityValue.NULL);

        assertThat(more.with(LabelField.CORRECT_WITHHOLDING, null)).isEqualTo(TRUE);
        assertThat(TRUE.with(LabelField.TRUTH, null)).isEqualTo(Labels.NONE);
        assertThat(TRUE.with(LabelField.TRUTH, null).isEmpty()).isTrue();
    }

    @Test
    void anAbstentionIsALabel() {
        var abstained = Labels.NONE.with(LabelField.RELEVANCE, QualityValue.NULL);

        assertThat(abstained.count(LabelField.ofSample())).isEqualTo(1);
        assertThat(abstained.isEmpty()).isFalse();
    }

    @Test
    void aFieldTakesNoValueOfAnother() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Labels.NONE.with(LabelField.GROUNDING, Truth.UNSUPPORTED));
    }

    @Test
    void anActOnAClaimNamesTheClaimAndOneOnASampleNone() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Act.SetLabel("s", null, LabelField.TRUTH, Truth.TRUE));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                new Act.SetLabel(
                                        "s", "c", LabelField.RELEVANCE, QualityValue.TRUE));
    }
}
