package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.records.RecordForm;

/// Wherever the Records view counts rows it says of how many tasks they are.
class RowsOfTasksTest extends DemonstrationOpen {

    @Test
    void theTableIsCountedInRowsAndTasks() {
        RecordsModel model = controller.model();

        assertThat(Counted.rows(model.size.get(), model.tasks.get()))
                .isEqualTo("14 rows of 6 tasks");
        assertThat(Counted.questions(model.size.get(), model.tasks.get()))
                .isEqualTo("6 independent questions at most, not 14");
    }

    @Test
    void rowsThatEachHaveATaskOfTheirOwnAreNotWarnedOf() {
        assertThat(Counted.rows(1, 1)).isEqualTo("1 row of 1 task");
        assertThat(Counted.questions(1, 1)).isEmpty();
        assertThat(Counted.rows(0, 0)).isEqualTo("no row of no task");
    }

    @Test
    void whatIsShownIsCountedSoToo() {
        assertThat(controller.model().shownTasks.get()).isEqualTo(6);

        controller.rows().filter(filter -> filter.withFamily("agent"));

        assertThat(controller.model().shown).hasSize(4);
        assertThat(controller.model().shownTasks.get()).isEqualTo(2);
    }

    @Test
    void whatIsReviewedHereIsCountedSoToo() {
        controller.reviewing().cycle(Question.COMPLETE);
        controller.rows().select(1);
        controller.reviewing().cycle(Question.COMPLETE);

        assertThat(controller.model().annotated.get()).isEqualTo(2);
        assertThat(controller.model().annotatedTasks.get()).isOne();
    }

    @Test
    void whatIsWrittenIsCountedSoToo() {
        controller.reviewing().cycle(Question.COMPLETE);
        told.answer(data.resolve("table.json"));
        controller.export().table(RecordForm.JSON);
        told.answer(data.resolve("annotations.json"));
        controller.export().annotations();
        told.answer(data.resolve("pairs.json"));
        controller.export().pairs();

        assertThat(told.said)
                .satisfiesExactly(
                        table -> assertThat(table).startsWith("14 rows of 6 tasks in "),
                        mine -> assertThat(mine).startsWith("1 row of 1 task in "),
                        pairs -> assertThat(pairs).startsWith("2 tasks in "));
    }
}
