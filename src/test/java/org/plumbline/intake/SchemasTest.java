package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.exchange.ProblemsJson;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The schemas under `assets` say what the engine says: each value of each good file is changed in
/// many ways, and another program that reads the schema must find fault where ours has a `schema/…`
/// problem, and nowhere else.
class SchemasTest {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "corpus.json",
                "requests.json",
                "anna.json",
                "judge.json",
                "adjudications.json",
                "table.json",
                "recording.json",
                "annotations.json"
            })
    void schemaAndEngineAgree(String name) {
        ObjectNode good = good(name);
        Schema schema = schemaOf(good.get("format").stringValue());
        assertThat(schema.validate(good)).as("the good file").isEmpty();
        int refused = 0;
        int accepted = 0;
        for (Change change : changes(good, "")) {
            ObjectNode changed = good.deepCopy();
            change.apply(changed);
            if (!changed.path("format").equals(good.get("format"))) {
                continue;
            }
            boolean byEngine = hasSchemaProblem(name, changed);
            boolean bySchema = !schema.validate(changed).isEmpty();

            assertThat(bySchema).as("schema beside engine: %s", change).isEqualTo(byEngine);
            if (byEngine) {
                refused++;
            } else {
                accepted++;
            }
        }
        assertThat(refused).isGreaterThan(190);
        assertThat(accepted).isGreaterThan(30);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30T12:00:00Z",
                "2026-11-30t12:00:00.123456789z",
                "2024-02-29T23:59:59-18:00",
                "2000-02-29T00:00:00+00:00",
                "1900-02-28T00:00:00-00:00",
                "2016-12-31T23:59:60Z",
                "2016-12-31T23:59:60.5+01:00",
                "0000-01-01T00:00:00Z",
                "9999-12-31T23:59:59Z",
                "2023-02-29T10:00:00Z",
                "1900-02-29T10:00:00Z",
                "2026-04-31T10:00:00Z",
                "2026-13-01T10:00:00Z",
                "2026-00-01T10:00:00Z",
                "2026-01-00T10:00:00Z",
                "2026-01-01T24:00:00Z",
                "2026-01-01T10:60:00Z",
                "2026-01-01T10:00:60Z",
                "2026-01-01T10:00Z",
                "2026-01-01T10:00:00",
                "2026-01-01T10:00:00.Z",
                "2026-01-01T10:00:00,5Z",
                "2026-01-01T10:00:00.1234567890Z",
                "2026-01-01T10:00:00+18:01",
                "2026-01-01T10:00:00+19:00",
                "2026-01-01T10:00:00+01:60",
                "2026-01-01T10:00:00+0100",
                "2026-01-01T10:00:00+01",
                "2026-01-01 10:00:00Z",
                "2026-01-01T10:00:00Z\n",
                "+12026-01-01T10:00:00Z",
                "-0001-01-01T10:00:00Z",
                "٢٠٢٦-01-01T10:00:00Z",
                ""
            })
    void schemaAndEngineAgreeOnDates(String date) {
        ObjectNode labels = new World().anna;
        ((ObjectNode) labels.at("/ratings/0")).put("labelledAt", date);

        assertThat(schemaOf("plumbline-labels").validate(labels).isEmpty())
                .isEqualTo(!hasSchemaProblem("anna.json", labels));
    }

    @Test
    void theSchemaOfProblemsAcceptsWhatWeWrite() throws IOException {
        var world = new World();
        world.corpus.put("foo", 1);
        Schema schema = schemaOf("plumbline-problems");
        var out = new ByteArrayOutputStream();
        ProblemsJson.write(world.validate(), out);
        String text = out.toString(UTF_8);

        assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(text.replace("\"line\"", "\"row\""), InputFormat.JSON))
                .as("a schema that accepts anything proves nothing")
                .isNotEmpty();
        out.reset();
        ProblemsJson.write(ProblemList.NONE, out);
        assertThat(schema.validate(out.toString(UTF_8), InputFormat.JSON)).isEmpty();
    }

    private static ObjectNode good(String name) {
        var records = new RecordWorld().files();
        return records.containsKey(name) ? records.get(name) : new World().file(name);
    }

    private static boolean hasSchemaProblem(String name, JsonNode file) {
        return World.validate(World.source(name, file)).problems().stream()
                .anyMatch(problem -> problem.code().word().startsWith("schema/"));
    }

    /// The schema of a format, as another program reads it.
    static Schema schemaOf(String format) {
        String path = "/schemas/" + format.substring("plumbline-".length()) + ".schema.json";
        try (InputStream in = Objects.requireNonNull(World.class.getResourceAsStream(path), path)) {
            return SchemaRegistry.withDialect(Dialects.getDraft202012())
                    .getSchema(JsonMapper.shared().readTree(in));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// Another value for a member or an element, or its removal where the value is a missing one.
    private record Change(String around, String name, JsonNode value) {

        void apply(JsonNode root) {
            JsonNode holder = root.at(around);
            if (holder instanceof ObjectNode object) {
                if (value.isMissingNode()) {
                    object.remove(name);
                } else {
                    object.set(name, value);
                }
            } else if (holder instanceof ArrayNode array) {
                array.set(Integer.parseInt(name), value);
            }
        }
    }

    private static List<Change> changes(JsonNode value, String pointer) {
        var changes = new ArrayList<Change>();
        if (pointer.endsWith("/x")) {
            return changes;
        }
        if (value instanceof ObjectNode object) {
            changes.add(new Change(pointer, "foo", NODES.numberNode(1)));
            changes.add(new Change(pointer, "x", NODES.objectNode().put("y", 1)));
            changes.add(new Change(pointer, "x", NODES.arrayNode()));
            for (String known : List.of("text", "bytesBase64", "evidenceId", "start", "spans")) {
                if (!object.has(known)) {
                    changes.add(new Change(pointer, known, NODES.stringNode("")));
                }
            }
            for (String name : List.copyOf(object.propertyNames())) {
                changes.add(new Change(pointer, name, NODES.missingNode()));
                addReplacements(changes, object.get(name), pointer, name);
            }
        } else if (value instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                addReplacements(changes, array.get(i), pointer, Integer.toString(i));
            }
        }
        return changes;
    }

    private static void addReplacements(
            List<Change> changes, JsonNode value, String pointer, String name) {
        replacements(value).forEach(other -> changes.add(new Change(pointer, name, other)));
        changes.addAll(changes(value, pointer + "/" + name));
    }

    private static List<JsonNode> replacements(JsonNode value) {
        var others =
                new ArrayList<JsonNode>(
                        List.of(
                                NODES.nullNode(),
                                NODES.booleanNode(true),
                                NODES.numberNode(1),
                                NODES.numberNode(new BigDecimal("1.0")),
                                NODES.numberNode(1.5),
                                NODES.numberNode(-1e300),
                                NODES.numberNode(1_000_000_000),
                                NODES.numberNode(new BigDecimal("1000000000.000000001")),
                                NODES.numberNode(new BigDecimal("-1e-400")),
                                NODES.stringNode(""),
                                NODES.stringNode("a#b\n"),
                                NODES.arrayNode(),
                                NODES.arrayNode().add(1),
                                NODES.objectNode()));
        if (value.isString()) {
            String text = value.stringValue();
            others.add(NODES.stringNode(text + "\n"));
            others.add(NODES.stringNode(text.toUpperCase(Locale.ROOT)));
        }
        return others;
    }
}
