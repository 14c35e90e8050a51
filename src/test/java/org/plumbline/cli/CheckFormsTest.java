package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.csv.CsvCell;
import org.plumbline.csv.CsvReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The forms in which literal checks are written.
class CheckFormsTest extends ChecksFixture {

    @Test
    void bytesThatAreNoTextAreGivenAsTheyAreStored() throws IOException {
        write(everyOutcome());

        JsonNode binary =
                checks().get("checks")
                        .valueStream()
                        .filter(one -> one.get("evidenceId").stringValue().equals("every-bytes"))
                        .findFirst()
                        .orElseThrow();
        assertThat(binary.get("region").has("text")).isFalse();
        assertThat(Base64.getDecoder().decode(binary.at("/region/bytesBase64").stringValue()))
                .isEqualTo(new byte[] {'o', 'k'});
        assertThat(text()).contains("region, in base64\n        | b2s=\n");
    }

    @Test
    void theJsonIsHeldToItsSchema() throws IOException {
        write(everyOutcome());
        Schema schema =
                SchemaRegistry.withDialect(Dialects.getDraft202012())
                        .getSchema(Files.readString(Path.of("assets/schemas/checks.schema.json")));
        String json = output("checks", path("corpus.json"), "--format", "json");

        assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
        for (String word : List.of("\"trial\"", "\"reasons\"", "\"text-differs\"", "\"others\"")) {
            assertThat(schema.validate(json.replace(word, "\"else\""), InputFormat.JSON))
                    .as("a schema that accepts anything proves nothing: " + word)
                    .isNotEmpty();
        }
    }

    @Test
    void theTableComesBackExactlyAndRunsNoFormula() throws Exception {
        ObjectNode corpus = everyOutcome();
        withChecks(corpus).put("sampleId", "=s,\"1\"\n");
        write(corpus);
        String csv = output("checks", path("corpus.json"), "--format", "csv");

        assertThat(csv).contains("\n\"'=s,\"\"1\"\"\n\",");
        var rows = rows(csv);
        JsonNode checks = checks().get("checks");
        assertThat(rows).hasSize(checks.size() + 1);
        for (int i = 0; i < checks.size(); i++) {
            JsonNode check = checks.get(i);
            List<String> row = rows.get(i + 1);
            assertThat(row)
                    .startsWith(check.get("sampleId").stringValue())
                    .endsWith(check.get("outcome").stringValue(), check.get("reasons").toString());
            assertThat(row.get(rows.getFirst().indexOf("text")))
                    .isEqualTo(check.get("text").stringValue());
        }
    }

    private static List<List<String>> rows(String csv) throws Exception {
        var rows = new ArrayList<List<String>>();
        var bytes = new ByteArrayInputStream(csv.getBytes(UTF_8));
        var reader = new CsvReader(Channels.newChannel(bytes), (buffer, from, count) -> {});
        for (var record = reader.next(); record != null; record = reader.next()) {
            rows.add(record.cells().stream().map(CsvCell::text).toList());
        }
        return rows;
    }

    @Test
    void nothingThatSteersATerminalIsWritten() throws IOException {
        ObjectNode corpus = everyOutcome();
        ObjectNode attempt = withChecks(corpus);
        attempt.put("sampleId", "a\u001b[31m\nCounts\u202E");
        attempt.put("practice", "p\u009B");
        ((ObjectNode) attempt.at("/claims/0")).put("id", "c\u200B\r");
        write(corpus);

        String text = text();

        assertThat(text).contains("a<U+001B>[31m<U+000A>Counts<U+202E>", "c<U+200B><U+000D>");
        assertThat(text.codePoints().filter(one -> one != '\n' && isRaw(one))).isEmpty();
        assertThat(text.lines().filter("Counts"::equals)).hasSize(1);
    }

    private static boolean isRaw(int codePoint) {
        return Character.getType(codePoint) == Character.CONTROL
                || Character.getType(codePoint) == Character.FORMAT;
    }

    @Test
    void ofALongRegionTheTextHasTheBeginningAndSaysSo() throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        String stored = "0123456789".repeat(1_000);
        evidence(attempt, "every-long", "text", stored, stored.getBytes(UTF_8));
        var checks = (ArrayNode) attempt.at("/claims/0/checks");
        checks.add(check("literal-absence", "every-long", 0, 10_000, "x"));
        write(corpus);

        assertThat(text())
                .contains("region, begins with; all of its 10000 bytes in the other forms\n")
                .contains("| " + stored.substring(0, 2_000) + "\n");
        assertThat(checks().findValuesAsString("text")).contains(stored);
    }
}
