package org.plumbline.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The rule in a table of all values, against the sentence of the formats page written out again.
class TaskSuccessTest {

    private static final @Nullable Boolean[] FLAGS = {true, false, null};

    @Test
    void followsTheRuleForEveryCombinationOfLabels() {
        int seen = 0;
        for (Boolean intent : FLAGS) {
            for (Boolean contract : FLAGS) {
                for (Support support : supports()) {
                    for (Boolean complete : FLAGS) {
                        for (Boolean answerable : FLAGS) {
                            for (String note : new String[] {"seen", " \u2003\n", null}) {
                                check(
                                        new Review(
                                                intent,
                                                false,
                                                contract,
                                                support,
                                                complete,
                                                answerable,
                                                note));
                                seen++;
                            }
                        }
                    }
                }
            }
        }
        assertThat(seen).isEqualTo(3 * 3 * 4 * 3 * 3 * 3);
    }

    @Test
    void saysEachThingThatStandsAgainstIt() {
        var review = new Review(false, null, false, Support.CONTRADICTED, false, false, "no");

        assertThat(TaskSuccess.of(review).shortfalls())
                .containsExactly(
                        Shortfall.WRONG_INTENT,
                        Shortfall.INVALID_CONTRACT,
                        Shortfall.CONTRADICTED,
                        Shortfall.INCOMPLETE);
    }

    @Test
    void aReviewWithoutANoteIsNotFinished() {
        var review = new Review(true, null, true, Support.SUPPORTED, true, false, " ");

        assertThat(TaskSuccess.of(review).value()).isNull();
        assertThat(TaskSuccess.of(review).shortfalls()).containsExactly(Shortfall.NO_NOTE);
    }

    private static void check(Review review) {
        Boolean expected;
        if (review.intentCorrect() == null
                || review.contractValid() == null
                || review.semanticSupport() == null
                || review.complete() == null
                || !"seen".equals(review.note())) {
            expected = null;
        } else {
            expected =
                    review.intentCorrect()
                            && review.contractValid()
                            && review.semanticSupport() == Support.SUPPORTED
                            && review.complete();
        }
        var success = TaskSuccess.of(review);

        assertThat(success.value()).as("%s", review).isEqualTo(expected);
        assertThat(success.shortfalls().isEmpty()).isEqualTo(Boolean.TRUE.equals(expected));
        assertThat(success.shortfalls())
                .allMatch(shortfall -> shortfall.isUnreviewed() == (expected == null));
    }

    private static List<@Nullable Support> supports() {
        var supports = new ArrayList<@Nullable Support>(List.of(Support.values()));
        supports.add(null);
        return supports;
    }
}
