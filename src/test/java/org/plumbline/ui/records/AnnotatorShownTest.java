package org.plumbline.ui.records;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.records.Basis;
import org.plumbline.records.RecordForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The Records view shows who annotated, and whether independently, and writes it with the table.
class AnnotatorShownTest extends DemonstrationOpen {

    @Test
    void aRowOfTheTableSaysWhoAnnotatedIt() {
        assertThat(shown()).isEqualTo("annotated by editor, not independently");
    }

    @Test
    void aReviewGivenHereIsTheReviewers() {
        String reviewer = controller.open().orElseThrow().review().reviewer();

        controller.reviewing().cycle(Question.COMPLETE);
        assertThat(shown()).isEqualTo("annotated by " + reviewer + ", not independently");

        controller.model().independent.set(true);
        assertThat(shown()).isEqualTo("annotated by " + reviewer + ", independently");

        controller.reviewing().undo();
        assertThat(shown()).isEqualTo("annotated by editor, not independently");
    }

    @Test
    void beforeTheFirstAnswerItIsSaidWhoseLabelsItTakesAlong() {
        assertThat(controller.reviewing().inherited())
                .isEqualTo(
                        "Your first answer here takes all of these labels, which are editor’s,"
                                + " over into your name. Look at each of them first.");

        controller.reviewing().cycle(Question.COMPLETE);
        assertThat(controller.reviewing().inherited()).isEmpty();

        controller.reviewing().undo();
        assertThat(controller.reviewing().inherited()).contains("editor’s");
    }

    @Test
    void aComparisonNamesAllOfItsAnnotators() {
        String reviewer = controller.open().orElseThrow().review().reviewer();
        assertThat(basis().annotators()).containsExactly("editor");
        controller.rows().select(8);
        controller.reviewing().cycle(Question.ANSWERABLE);
        controller.model().independent.set(true);

        assertThat(basis().annotators()).containsExactly(reviewer, "editor");
        assertThat(basis().independent()).isFalse();
        assertThat(Annotated.of(basis()))
                .isEqualTo("annotated by " + reviewer + ", editor, not all of them independently");
    }

    @Test
    void whatIsNotSaidIsCalledThat() throws IOException {
        Path table = data.resolve("retry-cache.jsonl");
        Files.copy(Path.of("assets/records/retry-cache.jsonl"), table);
        controller.open(table);
        assertThat(shown()).isEqualTo("who annotated is not said");

        assertThat(Annotated.of(new Basis(null, List.of(), List.of(), null)))
                .isEqualTo("who annotated is not said");
        assertThat(Annotated.of(new Basis(null, List.of(), List.of("ada"), null)))
                .isEqualTo("annotated by ada, whether independently is not said");
    }

    @Test
    void theTableIsWrittenWithWhoeverReviewedEachRow() {
        String reviewer = controller.open().orElseThrow().review().reviewer();
        controller.reviewing().cycle(Question.COMPLETE);
        controller.model().independent.set(true);
        Path file = data.resolve("table.json");
        told.answer(file);

        controller.export().table(RecordForm.JSON);

        JsonNode rows = JsonMapper.shared().readTree(file.toFile()).get("rows");
        assertThat(rows.at("/0/x/annotator").asString()).isEqualTo(reviewer);
        assertThat(rows.at("/0/x/independent").asBoolean()).isTrue();
        assertThat(rows.at("/1/x/annotator").asString()).isEqualTo("editor");
        assertThat(rows.at("/1/x/independent").asBoolean()).isFalse();
    }

    private String shown() {
        return Annotated.of(requireNonNull(controller.model().current.get()));
    }

    private Basis basis() {
        return requireNonNull(controller.model().pairs.get()).basis();
    }
}
