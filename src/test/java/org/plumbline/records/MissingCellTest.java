package org.plumbline.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Code;

/// Cells are compared over the same tasks, or not at all.
class MissingCellTest {

    @Test
    void aTaskThatACellLacksAndAnotherHasIsRefusedAtItsFirstRow() {
        var rows =
                List.of(
                        of("t", "on", true),
                        of("t", "off", true),
                        of("u", "off", true),
                        of("u", "off", true));

        var refusals = refused(rows);

        assertThat(refusals).hasSize(1);
        assertThat(refusals.getFirst().code()).isEqualTo(Code.RECORDS_MISSING_CELL);
        assertThat(refusals.getFirst().pointer()).isEqualTo("/rows/2");
        assertThat(refusals.getFirst().message())
                .isEqualTo(
                        "the task \"u\" has no row in the cell \"retry\": \"on\", \"cache\": true;"
                                + " cells are compared over the same tasks");
    }

    @Test
    void aCellThatNoRowIsInLacksEveryTask() {
        var rows = List.of(of("t", "on", true), of("u", "on", true), of("t", "off", false));

        assertThat(refused(rows))
                .extracting(Incomparable::pointer, Incomparable::message)
                .satisfiesExactly(
                        t ->
                                assertThat(t.toString())
                                        .contains("/rows/0", "\"retry\": \"off\", \"cache\": true")
                                        .contains(" nor in 1 more;"),
                        u -> assertThat(u.toString()).contains("/rows/1", " nor in 2 more;"));
    }

    @Test
    void tasksOfAnotherFamilyAreNoHoles() {
        var rows = new ArrayList<>(List.of(of("t", "on", true), of("t", "off", true)));
        Row row = of("u", "on", true);
        RowHead head = row.head();
        var other = new RowHead("u", "other", head.condition(), 9, head.dataKind(), null, null);
        rows.add(new Row(other, row.source(), row.evidence(), row.review(), row.cost(), row.x()));

        assertThat(factorial(rows, "family")).isInstanceOf(Factorial.Summarised.class);
    }

    private static Row of(String task, String retry, boolean cache) {
        return Rows.row(task, "c", 0, DataKind.SYNTHETIC, Rows.GOOD, Rows.levels(retry, cache));
    }

    private static List<Incomparable> refused(List<Row> rows) {
        return ((Factorial.Refused) factorial(rows, "family")).refusals();
    }

    private static Factorial factorial(List<Row> rows, String family) {
        return Factorial.of(
                Rows.table(rows),
                new Factorial.Order(
                        List.of("retry", "cache"),
                        Metric.TASK_SUCCESS,
                        family,
                        Resampling.DEFAULT));
    }
}
