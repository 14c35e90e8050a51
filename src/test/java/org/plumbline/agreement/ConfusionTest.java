package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ConfusionTest {

    @Test
    void constantLabelsHaveNoKappaAndFullAgreement() {
        var table = Confusion.of(2, 5, 0, 0, 0);

        assertThat(table.rawAgreement()).contains(Ratio.of(5, 5));
        assertThat(table.kappa()).isEqualTo(Kappa.Undefined.CONSTANT_LABELS);
    }

    @Test
    void withoutOverlapThereIsNeitherAgreementNorKappa() {
        var table = Confusion.of(3, new long[9]);

        assertThat(table.n()).isZero();
        assertThat(table.rawAgreement()).isEmpty();
        assertThat(table.kappa()).isEqualTo(Kappa.Undefined.NO_OVERLAP);
    }

    @Test
    void oneSideConstantGivesZero() {
        assertThat(kappa(Confusion.of(2, 3, 2, 0, 0))).isEqualTo(0.0);
    }

    @Test
    void fullAgreementOnTwoCategoriesIsOne() {
        assertThat(kappa(Confusion.of(2, 4, 0, 0, 6))).isEqualTo(1.0);
    }

    @Test
    void highAgreementByChanceGivesAKappaNearZero() {
        var table = Confusion.of(2, 18, 1, 1, 0);

        assertThat(table.rawAgreement().orElseThrow().value()).isEqualTo(0.90);
        assertThat(kappa(table)).isEqualTo(-1.0 / 19);
    }

    @Test
    void nullIsACategoryOfItsOwn() {
        // true, null, null, false beside true, true, null, false
        var table = Confusion.of(3, 1, 0, 0, 0, 1, 0, 1, 0, 1);

        assertThat(table.rawAgreement().orElseThrow().value()).isEqualTo(0.75);
        assertThat(kappa(table)).isEqualTo(7.0 / 11);
    }

    @Test
    void poolsItemsAndDoesNotAverageDocuments() {
        // 4 items, 2 and 2, in full agreement; 10 items, 8 and 2 beside 5 and 5.
        assertThat(kappa(Confusion.of(2, 2 + 5, 3, 0, 2 + 2))).isEqualTo(4.0 / 7);
    }

    @Test
    void theReferenceCase() {
        // A = t,t,f,f,u,t,f,t,t,u and B = t,f,f,f,u,t,t,t,t,f
        var table = Confusion.of(3, 4, 1, 0, 1, 2, 0, 0, 1, 1);

        assertThat(table.n()).isEqualTo(10);
        assertThat(table.rawAgreement().orElseThrow().value()).isEqualTo(0.70);
        assertThat(kappa(table)).isEqualTo(31.0 / 61);
    }

    @Test
    void exchangingTheSidesTurnsTheTableAndKeepsKappa() {
        var table = Confusion.of(3, 4, 1, 0, 1, 2, 0, 0, 1, 1);

        assertThat(table.transposed().count(1, 2)).isEqualTo(table.count(2, 1));
        assertThat(table.transposed().kappa()).isEqualTo(table.kappa());
        assertThat(table.transposed().transposed()).isEqualTo(table);
    }

    @Test
    void countsBeyondWhatADoubleHoldsAreExact() {
        long many = 3_000_000_000L;
        // n² is above 2^63 here: arithmetic in longs would overflow.
        var table = Confusion.of(2, many, 1, 1, many);
        double expected = (2.0 * many - 2) / (2.0 * many + 2);

        assertThat(kappa(table)).isEqualTo(expected);
    }

    @Test
    void refusesATableThatIsNotSquare() {
        assertThatThrownBy(() -> Confusion.of(2, 1, 2, 3)).hasMessage("3 counts for 2 categories");
        assertThatThrownBy(() -> Confusion.of(1, -1)).hasMessage("a count below 0");
    }

    private static double kappa(Confusion table) {
        return switch (table.kappa()) {
            case Kappa.Value(Ratio ratio) -> ratio.value();
            case Kappa.Undefined reason -> throw new AssertionError(reason.word());
        };
    }
}
