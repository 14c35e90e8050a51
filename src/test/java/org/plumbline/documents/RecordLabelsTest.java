package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What people say of a row, and when a task succeeded.
class RecordLabelsTest extends AtATable {

    private static final String WRONG_SUCCESS = "records/task-success";

    /// Holds that a row with these labels can have this success and no other.
    private void succeeds(DrawnRow row, @Nullable Boolean success) {
        List<DrawnRow> replicates = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (Boolean said : new Boolean[] {true, false, null}) {
            if (!Objects.equals(said, success)) {
                wrong.add(WRONG_SUCCESS + " /rows/" + replicates.size() + "/task_success");
            }
            replicates.add(
                    row.copy().put("replicate", replicates.size()).put("task_success", said));
        }
        String table = table(replicates.toArray(DrawnRow[]::new));
        assertThat(records("validate", table, "--format", "json").json().get("problems"))
                .extracting(it -> it.get("code").asString() + " " + it.get("pointer").asString())
                .isEqualTo(wrong);
    }

    // R26
    @Test
    void intentTransportAndContractAreAskedApart() {
        for (boolean intent : new boolean[] {true, false}) {
            for (boolean parses : new boolean[] {true, false}) {
                for (boolean contract : new boolean[] {true, false}) {
                    var row =
                            new DrawnRow("t", "a")
                                    .put("intent_correct", intent)
                                    .put("json_parseable", parses)
                                    .put("contract_valid", contract)
                                    .put("task_success", intent && contract);
                    assertThat(wrong(row)).isEmpty();
                }
            }
        }
    }

    // R27
    @Test
    void whereNoJsonWasAskedForNothingIsSaidOfItAndTheTaskCanSucceed() {
        succeeds(new DrawnRow("t", "a").put("json_parseable", null), true);
    }

    // R28
    @Test
    void anAnswerThatKeepsTheContractCanBeWrong() {
        succeeds(
                new DrawnRow("t", "a")
                        .put("json_parseable", true)
                        .put("contract_valid", true)
                        .put("semantic_support", "contradicted"),
                false);
    }

    // R29
    @Test
    void supportAndCompletenessAreTwoQuestions() {
        for (String support : List.of("supported", "contradicted", "insufficient_evidence")) {
            for (boolean complete : new boolean[] {true, false}) {
                succeeds(
                        new DrawnRow("t", "a")
                                .put("semantic_support", support)
                                .put("complete", complete),
                        support.equals("supported") && complete);
            }
        }
    }

    // R30
    @ParameterizedTest
    @ValueSource(strings = {"intent_correct", "contract_valid", "semantic_support", "complete"})
    void whatNobodyReviewedStaysNullAndSoDoesTheSuccess(String label) {
        succeeds(new DrawnRow("t", "a").put(label, null), null);
    }

    // R31
    @ParameterizedTest
    @CsvSource({
        "intent_correct, false",
        "contract_valid, false",
        "complete, false",
        "semantic_support, contradicted",
        "semantic_support, insufficient_evidence"
    })
    void successNeedsIntentContractSupportAndCompleteness(String label, String value) {
        Object said = value.equals("false") ? (Object) false : value;

        succeeds(new DrawnRow("t", "a"), true);
        succeeds(new DrawnRow("t", "a").put(label, said), false);
    }

    // R32
    @ParameterizedTest
    @ValueSource(strings = {"", " \n"})
    void successNeedsANote(String note) {
        succeeds(new DrawnRow("t", "a").put("review_note", note), null);
        succeeds(new DrawnRow("t", "a").put("review_note", null), null);
    }

    // R32
    @Test
    void aNoteThatFitsOtherEvidenceAsWellIsPointedOut() {
        assertThat(
                        wrong(
                                new DrawnRow("t", "a").put("review_note", "fine"),
                                new DrawnRow("u", "a").put("review_note", "fine")))
                .containsExactly("records/note-repeated");
    }

    // R36
    @ParameterizedTest
    @CsvSource({"supported, true", "contradicted, false", "insufficient_evidence, false"})
    void supportIsOneOfThreeWordsAndNullWhereNobodyLooked(String word, boolean success) {
        succeeds(new DrawnRow("t", "a").put("semantic_support", word), success);
        succeeds(new DrawnRow("t", "a").put("semantic_support", null), null);

        assertThat(wrong(new DrawnRow("t", "a").put("semantic_support", "perhaps")))
                .contains("schema/value");
    }

    // R37
    @Test
    void aSupportedAnswerCanBeIncompleteAndThenFails() {
        succeeds(
                new DrawnRow("t", "a").put("semantic_support", "supported").put("complete", false),
                false);
    }
}
