package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;

/// Files that are something else than they ought to be, as people give them by mistake: one problem
/// that says what was found, what was expected and what to do. Codes and places are those of
/// FORMATS 5.
class OtherFilesTest {

    private final World world = new World();

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void tellsUtf16(String charset) {
        String json = World.pretty(world.corpus);
        for (String text : List.of(json, "\uFEFF" + json)) {
            Problem problem = only("c.json", text.getBytes(Charset.forName(charset)));
            assertThat(problem.code().word()).isEqualTo("json/syntax");
            assertThat(problem.location()).hasToString(text.equals(json) ? where(charset) : "1:1");
            assertThat(problem.message()).isEqualTo("the file is UTF-16; save it as UTF-8");
        }
    }

    /// Without a mark the first byte may be a brace, which is JSON, and the second is not.
    private static String where(String charset) {
        return charset.endsWith("LE") ? "1:2" : "1:1";
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-32LE", "UTF-32BE"})
    void tellsUtf32(String charset) {
        String json = World.pretty(world.corpus);
        for (String text : List.of(json, "\uFEFF" + json)) {
            assertThat(only("c.json", text.getBytes(Charset.forName(charset))).message())
                    .isEqualTo("the file is UTF-32; save it as UTF-8");
        }
    }

    @Test
    void tellsGzip() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write(World.pretty(world.corpus).getBytes(UTF_8));
        }

        Problem problem = only("c.json", packed.toByteArray());

        assertThat(problem.code().word()).isEqualTo("json/syntax");
        assertThat(problem.location()).hasToString("1:1");
        assertThat(problem.pointer()).isEmpty();
        assertThat(problem.message())
                .isEqualTo(
                        "the file is compressed (gzip); unpack it, and give the JSON file that is"
                                + " in it");
    }

    /// The first bytes are those that the formats' own specifications name.
    @ParameterizedTest
    @CsvSource({
        "28b52ffd00, compressed (zstd); unpack it",
        "fd377a585a0000, compressed (xz); unpack it",
        "425a6839314159265359, compressed (bzip2); unpack it",
        "504b030414000000, a ZIP archive",
        "53514c69746520666f726d6174203300, an SQLite database; a JSON file is expected",
        "255044462d312e37, a PDF document; a JSON file is expected"
    })
    void tellsOtherKindsOfFileByTheirFirstBytes(String hex, String words) {
        assertThat(only("c.json", HexFormat.of().parseHex(hex)).message())
                .startsWith("the file is " + words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<!DOCTYPE html><html>|an HTML page",
                "  <html lang='en'>|an HTML page",
                "<?xml version='1.0'?><a/>|XML",
            })
    void tellsMarkup(String text, String what) {
        assertThat(only("c.json", text.getBytes(UTF_8)).message())
                .startsWith("the file is " + what)
                .endsWith("; a JSON file is expected");
    }

    @Test
    void tellsATableWhoseNameDoesNotSaySo() {
        for (String name : List.of("table.txt", "table.jsonl")) {
            assertThat(only(name, "task_id,condition\nt1,a\n".getBytes(UTF_8)).message())
                    .contains("looks like a table in CSV", "name ends in .csv");
        }
    }

    @Test
    void saysHowJsonLinesAreNamed() {
        byte[] lines =
                "{\"format\": \"plumbline-corpus\", \"version\": 1, \"cases\": []}\n{}\n"
                        .getBytes(UTF_8);

        Problem problem = only("c.json", lines);

        assertThat(problem.code().word()).isEqualTo("json/syntax");
        assertThat(problem.location()).hasToString("2:1");
        assertThat(problem.message()).contains("JSON Lines", "a name that ends in .jsonl");
    }

    @Test
    void saysHowOneJsonValueIsNamed() {
        Problem problem = only("c.jsonl", World.pretty(world.corpus).getBytes(UTF_8));

        assertThat(problem.location()).hasToString("1:2");
        assertThat(problem.message())
                .contains("each line is one value where the name ends in .jsonl", ".json");
    }

    @Test
    void leavesASyntaxErrorOfACorpusAsItIs() {
        assertThat(only("c.json", "{'format': 1}".getBytes(UTF_8)).message())
                .isEqualTo("\"'\" where a name in double quotes is expected");
        assertThat(only("c.json", "{\"format\": \"plumbline-corpus\",".getBytes(UTF_8)).message())
                .isEqualTo("the end where a name in double quotes is expected");
    }

    @Test
    void saysWhatAFileNeedsWhoseRootIsAList() {
        Problem problem = only("c.json", "[{\"text\": \"hello\"}]".getBytes(UTF_8));

        assertThat(problem.code().word()).isEqualTo("schema/type");
        assertThat(problem.pointer()).isEmpty();
        assertThat(problem.message())
                .startsWith("an array where an object is expected, with its format")
                .contains("\"plumbline-corpus\"", "\"plumbline-annotations\"", "assets/schemas");
    }

    @Test
    void saysWhatAFileNeedsThatNamesNoFormat() {
        Problem problem = only("c.json", "{\"model\": \"m\", \"choices\": [1, 2]}".getBytes(UTF_8));

        assertThat(problem.code().word()).isEqualTo("schema/missing-field");
        assertThat(problem.location()).hasToString("1:1");
        assertThat(problem.message())
                .startsWith("the field format is missing, which says what a file is")
                .contains("\"plumbline-corpus\" or \"plumbline-requests\"", "assets/schemas");
    }

    @Test
    void saysWhichFormatsThereAreWhereAnotherIsNamed() {
        Problem problem = only("c.json", "{\"format\": \"coco\"}".getBytes(UTF_8));

        assertThat(problem.code().word()).isEqualTo("schema/value");
        assertThat(problem.message())
                .startsWith("\"coco\" where \"plumbline-corpus\" or")
                .contains("assets/schemas");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "one\\ntwo\\n|one\\r\\ntwo\\r\\n|with CRLF line ends and no byte order mark",
                "one\\r\\ntwo\\n|one\\ntwo\\n|with LF line ends and no byte order mark",
                "one\\ntwo\\n|\uFEFFone\\ntwo\\n|with LF line ends and a UTF-8 byte order mark",
                "\uFEFFone\\rtwo|one\\rtwo|with CR line ends and no byte order mark",
            })
    void tellsARubricThatDiffersOnlyInItsBytes(String inForce, String used, String words)
            throws IOException {
        world.anna.put("rubricSha256", rubric(used).sha256().hex());

        List<Problem> problems =
                Intake.validate(
                                List.of(World.source("l.json", world.anna)),
                                Guides.only(rubric(inForce)),
                                Progress.NONE)
                        .problems();

        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().code().word()).isEqualTo("labels/rubric");
        assertThat(problems.getFirst().message())
                .contains(rubric(used).sha256().hex(), rubric(inForce).sha256().hex())
                .contains("differs only in its bytes: it is the same " + words);
    }

    @Test
    void tellsARubricWithOtherWordsFromThat() throws IOException {
        world.anna.put("rubricSha256", rubric("other").sha256().hex());

        List<Problem> problems =
                Intake.validate(
                                List.of(World.source("l.json", world.anna)),
                                Guides.only(rubric("one")),
                                Progress.NONE)
                        .problems();

        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().message())
                .startsWith("made with the rubric")
                .doesNotContain("only");
    }

    private static Rubric rubric(String escaped) {
        return World.guide(escaped.replace("\\n", "\n").replace("\\r", "\r"));
    }

    private static Problem only(String name, byte[] bytes) {
        List<Problem> problems = World.validate(Source.of(name, bytes)).problems();
        assertThat(problems).as(new String(bytes, ISO_8859_1)).hasSize(1);
        return problems.getFirst();
    }
}
