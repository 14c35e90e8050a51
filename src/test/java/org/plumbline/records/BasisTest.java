package org.plumbline.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a comparison rests on: who annotated the rows that it uses, and what the table says of its
/// tasks and its uncertainty.
class BasisTest {

    @Test
    void annotatorsAreNamedOnceEachByCodePoint() {
        Basis basis =
                of(
                        null,
                        row("a", x("{\"annotator\": \"\uFB33\", \"independent\": true}")),
                        row("b", x("{\"annotator\": \"\ud83d\ude00\", \"independent\": true}")),
                        row("a", x("{\"annotator\": \"Z\", \"independent\": true}")),
                        row("b", x("{\"annotator\": \"Z\", \"independent\": true}")));

        assertThat(basis.annotators()).containsExactly("Z", "\uFB33", "\ud83d\ude00");
        assertThat(basis.independent()).isTrue();
    }

    @Test
    void oneWhoHadAPartInWhatWasRecordedMakesAllNotIndependent() {
        Basis basis =
                of(
                        null,
                        row("a", x("{\"annotator\": \"ada\", \"independent\": true}")),
                        row("b", x("{\"annotator\": \"ben\", \"independent\": false}")));

        assertThat(basis.independent()).isFalse();
    }

    @Test
    void aRowThatSaysNothingLeavesItOpen() {
        Row said = row("a", x("{\"annotator\": \"ada\", \"independent\": false}"));

        assertThat(of(null, said, row("b", null)).independent()).isNull();
        assertThat(of(null, said, row("b", x("{\"annotator\": \"ben\"}"))).independent()).isNull();
        assertThat(of(null, said, row("b", x("{\"independent\": \"yes\"}"))).independent())
                .isNull();
        assertThat(of(null, said, row("b", null)).annotators()).containsExactly("ada");
    }

    @Test
    void rowsThatAreNotComparedSayNothing() {
        Row a = row("a", x("{\"annotator\": \"ada\", \"independent\": true}"));
        Row b = row("b", x("{\"annotator\": \"ada\", \"independent\": true}"));
        Row other = row("c", x("{\"annotator\": \"eve\", \"independent\": false}"));

        Basis basis = of(null, a, b, other);

        assertThat(basis.annotators()).containsExactly("ada");
        assertThat(basis.independent()).isTrue();
    }

    @Test
    void aFactorialRestsOnAllItsRows() {
        var table =
                new Table(
                        List.of(
                                row("a", x("{\"retry\": 1, \"annotator\": \"ben\"}")),
                                row("b", x("{\"retry\": 2, \"annotator\": \"ada\"}"))),
                        x("{\"samplingDesign\": \"all\"}"));
        var order =
                new Factorial.Order(List.of("retry"), Metric.COMPLETE, null, Resampling.DEFAULT);

        Basis basis = ((Factorial.Summarised) Factorial.of(table, order)).summary().basis();

        assertThat(basis).isEqualTo(new Basis("all", List.of(), List.of("ada", "ben"), null));
    }

    @Test
    void theTableNamesItsDesignAndFurtherUncertainty() {
        Basis basis =
                of(
                        x("{\"samplingDesign\": \"by lot\", \"uncertainty\": [\"b\", 1, \"a\"]}"),
                        row("a", null),
                        row("b", null));

        assertThat(basis.samplingDesign()).isEqualTo("by lot");
        assertThat(basis.uncertainty()).containsExactly("b", "a");
        assertThat(of(x("{\"uncertainty\": \"drift\"}"), row("a", null), row("b", null)))
                .isEqualTo(new Basis(null, List.of("drift"), List.of(), null));
    }

    private static Basis of(@Nullable JsonNode x, Row... rows) {
        var order = new Pairing.Order("a", "b", Metric.TASK_SUCCESS, null, Resampling.DEFAULT);
        return ((Pairing.Paired) Pairing.of(new Table(List.of(rows), x), order)).pairs().basis();
    }

    private static Row row(String condition, @Nullable JsonNode x) {
        return Rows.row("t", condition, 0, DataKind.LLM, Rows.GOOD, x);
    }

    private static JsonNode x(String json) {
        return JsonMapper.shared().readTree(json);
    }
}
