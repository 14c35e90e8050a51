package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Sha256;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the bundled demonstration of evaluation records says can be checked against what it stores:
/// `assets/records/README.md` tells what lies where.
class DemonstrationContentTest {

    private static final Path FOLDER = Path.of("assets/records");
    private static final List<String> TABLES = List.of("table.json", "fixtures.json");
    private static final List<String> RECORDINGS =
            List.of(
                    "explain.json",
                    "retrieval.json",
                    "agent.json",
                    "request-card.json",
                    "fixtures-recording.json");
    private static final List<String> FIELDS =
            List.of("kind", "target", "environment", "users", "minutes", "window");
    private static final Pattern QUOTATION = Pattern.compile("\"([^\"]+)\"");

    @Test
    void everyRowOfATableAndEveryOtherFileSaysThatItIsIllustrative() {
        assertThat(rows())
                .hasSize(19)
                .allSatisfy(
                        row -> assertThat(said(row.at("/x/illustrative"))).contains("Invented"));
        assertThat(Stream.concat(RECORDINGS.stream(), annotations()))
                .allSatisfy(
                        name ->
                                assertThat(said(file(name).at("/x/illustrative")))
                                        .as(name)
                                        .contains("Invented"));
    }

    @Test
    void theTraceShowsEachToolCallOnceAndNothingElse() {
        for (String name : RECORDINGS) {
            for (JsonNode call : file(name).get("calls")) {
                boolean tool = call.get("kind").asString().equals("tool");
                assertThat(call.get("toolTrace")).as("%s: %s", name, call).hasSize(tool ? 1 : 0);
                assertThat(call.get("toolTrace")).allMatch(it -> it.has("tool"));
            }
        }
        assertThat(rows())
                .allSatisfy(
                        row ->
                                assertThat(row.get("tool_trace"))
                                        .hasSize(row.get("tool_calls").asInt()));
    }

    /// The content that was packed is beside the row, and its id has the beginning of its digest.
    @Test
    void everyPackedIdNamesContentThatIsStored() {
        for (JsonNode row : rows()) {
            assertThat(row.get("packed_ids").valueStream().map(JsonNode::asString))
                    .as(key(row))
                    .allSatisfy(id -> assertThat(row.at("/x/supplied").has(id)).isTrue());
            for (var text : texts(row)) {
                String digest =
                        Sha256.of(text.getValue().asString().getBytes(StandardCharsets.UTF_8))
                                .hex();
                assertThat(text.getKey()).endsWith("@" + digest.substring(0, 8));
            }
        }
    }

    @Test
    void everyReviewNoteNamesOrQuotesWhatIsStored() {
        for (JsonNode row : rows()) {
            JsonNode note = row.get("review_note");
            if (note.isNull()) {
                continue;
            }
            String words = note.asString();
            List<String> quoted =
                    QUOTATION.matcher(words).results().map(it -> it.group(1)).toList();
            boolean named =
                    texts(row).stream()
                            .anyMatch(it -> words.contains(it.getKey().split("@", 2)[0]));
            assertThat(named || !quoted.isEmpty()).as("%s: %s", key(row), words).isTrue();
            assertThat(quoted).as(key(row)).allMatch(stored(row)::contains);
        }
    }

    @Test
    void oneRefusalSucceedsAndOneDoesNot() {
        assertThat(rows())
                .filteredOn(DemonstrationContentTest::isRefusal)
                .extracting(row -> row.get("task_success").asBoolean())
                .contains(true, false);
    }

    private static boolean isRefusal(JsonNode row) {
        return row.get("answerable").isBoolean() && !row.get("answerable").asBoolean();
    }

    /// The person's reading of a request stands beside the row, each field with the words that it
    /// was read from. A card is right in intent where all six of its fields are the person's.
    @Test
    void eachOfTheSixFieldsOfACardIsHeldAgainstItsRequest() {
        for (JsonNode row : cards()) {
            JsonNode request = row.at("/x/request");
            assertThat(request.get("fields").propertyNames()).containsExactlyElementsOf(FIELDS);
            for (String field : FIELDS) {
                assertThat(said(request.get("text")))
                        .contains(said(request.at("/fields/" + field + "/words")));
            }
            assertThat(row.at("/x/supplied").get(said(request.get("id"))))
                    .isEqualTo(request.get("text"));
            assertThat(row.get("packed_ids").valueStream().toList()).contains(request.get("id"));
            assertThat(row.get("intent_correct").asBoolean())
                    .as("%s: wrong are %s", key(row), wrong(row))
                    .isEqualTo(wrong(row).isEmpty());
            assertThat(row.get("answerable")).isEqualTo(request.get("supported"));
        }
    }

    @Test
    void nothingIsSimulatedWhereTheRequestIsUnsupportedOrTheContractIsBroken() {
        for (JsonNode row : cards()) {
            List<JsonNode> runs = runs(row);
            boolean unsupported = !row.at("/x/request/supported").asBoolean();
            boolean card = wrong(row).isEmpty();
            boolean kept = card && (unsupported ? runs.isEmpty() : isTheRunThatWasAsked(row, runs));
            assertThat(row.get("contract_valid").asBoolean()).as(key(row)).isEqualTo(kept);
        }
        assertThat(cards()).anyMatch(row -> isRefusal(row) && !runs(row).isEmpty());
    }

    private static boolean isTheRunThatWasAsked(JsonNode row, List<JsonNode> runs) {
        return runs.size() == 1
                && Stream.of("target", "environment", "users", "minutes")
                        .allMatch(
                                field ->
                                        runs.getFirst()
                                                .get(field)
                                                .equals(
                                                        row.at(
                                                                "/x/request/fields/"
                                                                        + field
                                                                        + "/value")));
    }

    private static List<JsonNode> runs(JsonNode row) {
        return row.get("tool_trace")
                .valueStream()
                .filter(it -> it.get("tool").asString().equals("simulate"))
                .toList();
    }

    /// The fields that differ from the person's reading; all of them where the answer is no JSON.
    private static List<String> wrong(JsonNode row) {
        JsonNode card;
        try {
            card = JsonMapper.shared().readTree(row.get("raw_response").asString());
        } catch (JacksonException e) {
            return FIELDS;
        }
        return FIELDS.stream()
                .filter(
                        field ->
                                !row.at("/x/request/fields/" + field + "/value")
                                        .equals(card.get(field)))
                .toList();
    }

    private static List<JsonNode> cards() {
        List<JsonNode> cards =
                rows().stream()
                        .filter(row -> row.get("task_family").asString().equals("request_card"))
                        .toList();
        assertThat(cards).hasSize(5);
        return cards;
    }

    /// All that a reviewer of a row can look at, as one text.
    private static String stored(JsonNode row) {
        var stored = new StringBuilder();
        texts(row).forEach(it -> stored.append(it.getValue().asString()));
        stored.append(row.get("raw_response").asString()).append(said(row.at("/x/question")));
        row.get("tool_trace").forEach(it -> stored.append(it));
        return stored.toString();
    }

    /// What was packed, and what else the producer could have asked for.
    private static Set<Map.Entry<String, JsonNode>> texts(JsonNode row) {
        Set<Map.Entry<String, JsonNode>> texts = new LinkedHashSet<>();
        texts.addAll(row.at("/x/supplied").properties());
        texts.addAll(row.at("/x/available").properties());
        return texts;
    }

    private static List<JsonNode> rows() {
        List<JsonNode> rows = new ArrayList<>();
        TABLES.forEach(name -> file(name).get("rows").forEach(rows::add));
        return rows;
    }

    private static Stream<String> annotations() {
        return Stream.of("annotations.json", "fixtures-annotations.json");
    }

    private static String key(JsonNode row) {
        return said(row.get("task_id"))
                + ", "
                + said(row.get("condition"))
                + ", "
                + row.get("replicate");
    }

    private static String said(JsonNode value) {
        return value.isMissingNode() ? "" : value.asString();
    }

    private static JsonNode file(String name) {
        return JsonMapper.shared().readTree(FOLDER.resolve(name));
    }
}
