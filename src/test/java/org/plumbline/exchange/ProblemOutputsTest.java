package org.plumbline.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.SharedData;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ProblemOutputsTest {

    private static final ProblemList PROBLEMS =
            new ProblemList(
                    List.of(
                            new Problem(
                                    Code.DIGEST_OUTPUT,
                                    "a b/c#1.json",
                                    new Location(3, 17),
                                    "/cases/0/output/sha256",
                                    "s-1",
                                    "the bytes differ"),
                            new Problem(
                                    Code.JSON_BOM,
                                    "a b/c#1.json",
                                    new Location(1, 1),
                                    "",
                                    null,
                                    "a mark\u001b[2J\u202e"),
                            new Problem(Code.LABELS_RATER, "/x/ä.json", null, null, null, "twice")),
                    7,
                    true);

    @Test
    void writesProblemsAsJsonWithEveryFieldPresent() throws IOException {
        var out = new ByteArrayOutputStream();

        ProblemsJson.write(PROBLEMS, out);

        assertThat(out.toString(UTF_8))
                .startsWith(
                        """
                        {
                          "format": "plumbline-problems",
                          "version": 1,
                          "problems": [
                            {
                              "severity": "error",
                              "code": "digest/output",
                              "file": "a b/c#1.json",
                              "line": 3,
                              "column": 17,
                              "pointer": "/cases/0/output/sha256",
                              "sampleId": "s-1",
                              "message": "the bytes differ"
                            },
                        """)
                .endsWith(
                        """
                            {
                              "severity": "error",
                              "code": "labels/rater",
                              "file": "/x/ä.json",
                              "line": null,
                              "column": null,
                              "pointer": null,
                              "sampleId": null,
                              "message": "twice"
                            }
                          ],
                          "omitted": 7
                        }
                        """);
    }

    @Test
    void writesNoProblemsAsAnEmptyList() throws IOException {
        var out = new ByteArrayOutputStream();

        ProblemsJson.write(ProblemList.NONE, out);

        assertThat(out.toString(UTF_8)).contains("\"problems\": [],").contains("\"omitted\": 0");
    }

    @Tag(SharedData.TAG)
    @Test
    void writesSarifThatItsSchemaAccepts() throws IOException {
        var schema = Files.readString(SharedData.path("sarif/sarif-schema-2.1.0.json"));
        var registry = SchemaRegistry.withDialect(Dialects.getDraft4());
        String sarif = sarif();

        assertThat(registry.getSchema(schema, InputFormat.JSON).validate(sarif, InputFormat.JSON))
                .isEmpty();
        assertThat(
                        registry.getSchema(schema, InputFormat.JSON)
                                .validate(
                                        sarif.replace("\"ruleId\"", "\"ruleID\""),
                                        InputFormat.JSON))
                .as("a schema that accepts anything proves nothing")
                .isNotEmpty();
    }

    @Test
    void writesEachProblemAsASarifResultAtItsPlace() throws IOException {
        JsonNode run = JsonMapper.shared().readTree(sarif()).at("/runs/0");

        assertThat(run.get("columnKind").stringValue()).isEqualTo("unicodeCodePoints");
        assertThat(run.at("/results/0").toString())
                .isEqualTo(
                        "{\"ruleId\":\"digest/output\",\"level\":\"error\",\"message\":{\"text\":\"the"
                                + " bytes differ\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
                                + "{\"uri\":\"a%20b/c%231.json\"},\"region\":{\"startLine\":3,\"startColumn\":"
                                + "17}},\"logicalLocations\":[{\"fullyQualifiedName\":\"/cases/0/output/sha256"
                                + "\"}]}],\"properties\":{\"sampleId\":\"s-1\"}}");
        assertThat(run.at("/results/1/level").stringValue()).isEqualTo("warning");
        assertThat(run.at("/results/2/locations/0/physicalLocation").toString())
                .isEqualTo("{\"artifactLocation\":{\"uri\":\"file:///x/%C3%A4.json\"}}");
        assertThat(run.at("/properties/omitted").intValue()).isEqualTo(7);
    }

    /// SARIF 2.1.0, 3.11.5 and 3.11.6.
    @ParameterizedTest
    @CsvSource({
        "{0} [see](http://a.invalid/),  {{0}} \\[see\\](http://a.invalid/)",
        "a {b} c,                       a {{b}} c",
        "}{,                            }}{{",
        "[[a]](1),                      \\[\\[a\\]\\](1)",
        "C:\\x \\u202E,               C:\\x \\u202E",
        "\\[a\\](1),                  \\\\\\[a\\\\\\](1)"
    })
    void aSarifMessageHasNoPlaceholderAndNoLink(String message, String text) throws IOException {
        var problem = new Problem(Code.JSON_BOM, "f", new Location(1, 1), "", null, message);
        var out = new ByteArrayOutputStream();

        ProblemsSarif.write(new ProblemList(List.of(problem), 0, false), "0.1.0", out);

        assertThat(
                        JsonMapper.shared()
                                .readTree(out.toString(UTF_8))
                                .at("/runs/0/results/0/message/text")
                                .stringValue())
                .isEqualTo(text);
    }

    @Test
    void namesFilesAsUris() {
        assertThat(FileUris.of("corpus.json")).isEqualTo("corpus.json");
        assertThat(FileUris.of("a:b.json")).isEqualTo("a%3Ab.json");
        assertThat(FileUris.of("C:\\data\\a b.json")).isEqualTo("file:///C:/data/a%20b.json");
        assertThat(FileUris.of("\\\\host\\share\\a.json")).isEqualTo("file://host/share/a.json");
        assertThat(FileUris.of("100%.json")).isEqualTo("100%25.json");
    }

    @Test
    void writesProblemsForPeopleWithoutLettingFilesPaintTheScreen() throws IOException {
        var out = new StringBuilder();

        ProblemsText.write(PROBLEMS, false, out);

        assertThat(out.toString())
                .isEqualTo(
                        """
                        a b/c#1.json
                          3:17  error  digest/output  the bytes differ
                              sample s-1, at /cases/0/output/sha256
                          1:1  warning  json/bom  a mark\\u001B[2J\\u202E

                        /x/ä.json
                          -  error  labels/rater  twice

                        2 errors, 1 warning in 2 files; 7 more are not listed
                        """);
    }

    @Test
    void coloursOnlyWhenAsked() throws IOException {
        var out = new StringBuilder();

        ProblemsText.write(PROBLEMS, true, out);

        assertThat(out).contains("\u001b[31merror\u001b[0m").contains("\u001b[33mwarning\u001b[0m");
    }

    @Test
    void saysNothingWhereNothingIsWrong() throws IOException {
        var out = new StringBuilder();

        ProblemsText.write(ProblemList.NONE, true, out);

        assertThat(out).isEmpty();
    }

    private static String sarif() throws IOException {
        var out = new ByteArrayOutputStream();
        ProblemsSarif.write(PROBLEMS, "0.1.0", out);
        return out.toString(UTF_8);
    }
}
