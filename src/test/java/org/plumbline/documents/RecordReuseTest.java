package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The same rows, read for one question after another.
///
/// No test can show:
/// - R65, that no table settles what an ambiguous request meant: what a table cannot be. A row
///   keeps how a person read the request (R62).
class RecordReuseTest extends AtATable {

    private static final String DEMO = Shipped.path("records/table.json");
    private static final String SIMULATED = Shipped.path("records/retry-cache.jsonl");

    private static final List<JsonNode> SIMULATED_ROWS =
            records("export", SIMULATED, "--format", "json")
                    .json()
                    .get("rows")
                    .valueStream()
                    .toList();

    private static Stream<JsonNode> cards() {
        return Shipped.rows(TABLE).stream().filter(it -> it.at("/x").has("request"));
    }

    // R50
    @Test
    void toCitePackedEvidenceIsNotToBeSupportedByIt() {
        for (String support : List.of("supported", "contradicted", "insufficient_evidence")) {
            var row =
                    new DrawnRow("t", "a")
                            .put("packed_ids", List.of("doc-a"))
                            .put("semantic_support", support)
                            .put("task_success", support.equals("supported"));
            assertThat(wrong(row)).isEmpty();
        }
    }

    // R51
    @Test
    void aComparisonIsOfADeclaredFamilyAndKeepsAllItsTasks() {
        refused("records/family", DEMO, "fixed", "llm");

        assertThat(pairs(DEMO, "fixed", "llm", "--family", "agent").get("n").asInt()).isEqualTo(2);
    }

    // R52
    @Test
    void baselineAndModelAreJoinedByTheirTask() {
        String table =
                table(
                        DrawnRow.baseline("t", "fixed").failed(),
                        DrawnRow.baseline("u", "fixed"),
                        new DrawnRow("u", "llm").failed(),
                        new DrawnRow("t", "llm"));

        JsonNode tasks = pairs(table, "fixed", "llm").get("tasks");

        assertThat(tasks.at("/0/taskId").asString()).isEqualTo("t");
        assertThat(tasks.at("/0/difference").asDouble()).isOne();
        assertThat(tasks.at("/1/difference").asDouble()).isEqualTo(-1);
    }

    // R53, R54
    @Test
    void oneQuestionGivesOneDescriptiveDifferenceWithoutAnInterval() {
        JsonNode pairs = pairs(DEMO, "keyword", "llm", "--family", "retrieval");

        assertThat(pairs.get("n").asInt()).isEqualTo(1);
        assertThat(pairs.get("mean").asDouble())
                .isEqualTo(pairs.at("/tasks/0/difference").asDouble());
        assertThat(pairs.get("interval").isNull()).isTrue();
        assertThat(pairs.get("uncertainty").isEmpty()).isTrue();
    }

    // R54
    @Test
    void manyRealTasksHaveNoIntervalEither() {
        assertThat(pairs(table(forty("llm")), "a", "b").get("interval").isNull()).isTrue();
        assertThat(pairs(table(forty("synthetic")), "a", "b").get("interval").isNull()).isFalse();
    }

    /// Forty tasks under `a` and `b`, of which every fourth is better under `b`.
    private static DrawnRow[] forty(String kind) {
        List<DrawnRow> rows = new ArrayList<>();
        for (int i = 10; i < 50; i++) {
            for (String condition : List.of("a", "b")) {
                DrawnRow row =
                        kind.equals("llm")
                                ? new DrawnRow("t" + i, condition)
                                : DrawnRow.synthetic("t" + i, condition);
                rows.add(condition.equals("a") && i % 4 == 0 ? row.failed() : row);
            }
        }
        return rows.toArray(DrawnRow[]::new);
    }

    // R55
    @Test
    void theSimulationOf240TasksIsATableOfItsOwn() {
        assertThat(SIMULATED_ROWS)
                .allMatch(it -> it.get("data_kind").asString().equals("synthetic"));
        assertThat(SIMULATED_ROWS.stream().map(it -> it.get("task_id").asString()).distinct())
                .hasSize(240);
        assertThat(Shipped.rows(TABLE))
                .noneMatch(it -> it.get("data_kind").asString().equals("synthetic"));
    }

    // R56
    @Test
    void aSimulationHasTheSameFieldsOfCost() {
        assertThat(problems(SIMULATED)).isEmpty();
        assertThat(SIMULATED_ROWS.getFirst().propertyNames())
                .contains("llm_calls", "tool_calls", "latency_seconds");
    }

    // R57
    @Test
    void simulatedLookupsAreCallsOfToolsAndNotOfModels() {
        assertThat(SIMULATED_ROWS)
                .allMatch(it -> it.get("llm_calls").asInt() == 0)
                .allMatch(it -> it.get("tool_calls").asInt() == it.get("tool_trace").size());
    }

    // R58
    @Test
    void allFourCellsOfRetryAndCacheAreKept() {
        Ran ran = records("factorial", SIMULATED, "--factors", "retry,cache", "--draws", "1000");

        JsonNode cells = ran.json().get("cells");

        assertThat(cells).hasSize(4).allMatch(it -> it.get("n").asInt() == 240);
    }

    // R59
    @Test
    void repetitionsAreAveragedWithinTheirTask() {
        String table =
                table(
                        DrawnRow.baseline("t", "a").failed(),
                        new DrawnRow("t", "b"),
                        new DrawnRow("t", "b").put("replicate", 1).failed(),
                        DrawnRow.baseline("u", "a"),
                        new DrawnRow("u", "b"));

        JsonNode pairs = pairs(table, "a", "b");

        assertThat(pairs.get("n").asInt()).isEqualTo(2);
        assertThat(pairs.at("/tasks/0/b").asDouble()).isEqualTo(0.5);
        assertThat(pairs.get("mean").asDouble()).isEqualTo(0.25);
    }

    /// Rows that are resampled would give a narrower interval where each is there twice.
    // R60
    @Test
    void tasksAreResampledAndNotRows() {
        DrawnRow[] once = forty("synthetic");
        Stream<DrawnRow> again = Stream.of(forty("synthetic")).map(row -> row.put("replicate", 1));
        DrawnRow[] twice = Stream.concat(Stream.of(once), again).toArray(DrawnRow[]::new);

        JsonNode interval = pairs(table(once), "a", "b").get("interval");

        assertThat(pairs(table(twice), "a", "b").get("interval")).isEqualTo(interval);
        assertThat(pairs(table(once), "a", "b").at("/uncertainty/0").asString())
                .isEqualTo("task-sampling");
    }

    // R61
    @Test
    void whatWasSimulatedIsNotPooledWithWhatWasNot() {
        refused(
                "records/mixed",
                table(DrawnRow.synthetic("t", "a"), new DrawnRow("t", "b")),
                "a",
                "b");
    }

    // R62
    @Test
    void sixFieldsOfARequestAreHeldAgainstItsWords() {
        assertThat(cards()).hasSize(5);
        assertThat(cards())
                .allSatisfy(
                        row -> {
                            JsonNode request = row.at("/x/request");
                            assertThat(request.get("fields")).hasSize(6);
                            for (JsonNode field : request.get("fields")) {
                                assertThat(request.get("text").asString())
                                        .contains(field.get("words").asString());
                            }
                        });
    }

    // R63
    @ParameterizedTest
    @ValueSource(strings = {"llm", "form"})
    void anUnsupportedRequestRunsNoSimulationOrBreaksItsContract(String condition) {
        JsonNode row = shown("chaos-in-production", condition);
        long runs =
                row.get("tool_trace")
                        .valueStream()
                        .filter(it -> it.get("tool").asString().equals("simulate"))
                        .count();

        assertThat(row.at("/x/request/supported").asBoolean()).isFalse();
        assertThat(row.get("contract_valid").asBoolean()).isEqualTo(runs == 0);
    }

    // R63
    @Test
    void aCallAfterARefusalIsPointedOut() {
        var acted =
                new DrawnRow("t", "a")
                        .put("answerable", false)
                        .put("tool_calls", 1)
                        .put("tool_trace", List.of("simulate"));

        assertThat(wrong(acted)).containsExactly("records/refusal-acted");
    }

    // R64
    @Test
    void theCardThatAPersonReadIsAnInputAndNoLabel() {
        assertThat(cards())
                .allMatch(
                        row ->
                                row.get("packed_ids")
                                        .valueStream()
                                        .anyMatch(row.at("/x/request/id")::equals));
        var card = new DrawnRow("t", "a").unreviewed();
        card.node.putObject("x").putObject("request").put("supported", true);
        assertThat(wrong(card)).isEmpty();
    }
}
