package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.Kept;

/// What commands make of the bundled files, held to the digests in `kept/outputs.sha256`.
///
/// What was written lies in `target/kept/outputs` after the test; what an earlier version wrote
/// lies there after the test of its commit. `sha256sum *` in that folder gives the file of digests
/// anew.
class KeptOutputsTest extends SigningFixture {

    private static final String LABELS =
            " --labels @labels-ada.json @labels-ben.json --judge @judge.json"
                    + " --adjudications @adjudications.json";
    private static final String SAMPLE = "--corpus @corpus.json" + LABELS;
    private static final String BUILT =
            "--recordings $explain.json $retrieval.json $agent.json $request-card.json";
    private static final String PAIRS =
            "records pairs $table.json --a fixed --b llm --family agent";
    private static final String RETRY =
            "records pairs $retry-cache.jsonl --a plain --b retry+cache";
    private static final String CELLS =
            "records factorial $retry-cache.jsonl --factors retry,cache";

    /// Name of the output → the command; `@` is a file of the test's folder, `$` one of the bundled
    /// records, and where the command has an `-o @`, that file is the output.
    private static Map<String, String> commands() {
        var all = new TreeMap<String, String>();
        for (String form : List.of("text", "json", "csv", "html")) {
            String end = " --format " + form;
            all.put("report." + form, "report " + SAMPLE + end);
            all.put("report-bundled." + form, "report" + end);
            all.put("report-min-2." + form, "report " + SAMPLE + " --min-raters 2" + end);
            all.put(
                    "report-signed." + form,
                    "report " + SAMPLE + " --allowed-signers @allowed" + end);
            all.put("report-requests." + form, "report --corpus @requests.json" + LABELS + end);
        }
        all.put("report-min-3.json", "report " + SAMPLE + " --min-raters 3 --format json");
        all.put(
                "report-one-rater.json",
                "report --corpus @corpus.json --labels @labels-ben.json --format json");
        all.put("report-no-labels.json", "report --corpus @corpus.json --format json");
        for (String form : List.of("text", "json", "csv")) {
            all.put("checks." + form, "checks @corpus.json --format " + form);
        }
        all.put("requests.json", "requests @corpus.json");
        all.put("requests.jsonl", "requests @corpus.json -o @out.jsonl");
        all.put("requests-shuffled.json", "requests @corpus.json --shuffle seed");
        all.put("requests-rubric.json", "requests @corpus.json --rubric @guide.md");
        records(all);
        return all;
    }

    private static void records(Map<String, String> all) {
        for (String form : List.of("json", "jsonl", "csv")) {
            String built = "records build " + BUILT + " --annotations $annotations.json -o @out.";
            all.put("built." + form, built + form);
            all.put("exported." + form, "records export $table.json --format " + form);
            all.put("levels." + form, "records export @levels.jsonl --format " + form);
        }
        all.put("built-bare.json", "records build " + BUILT);
        all.put(
                "built-fixtures.csv",
                "records build --recordings $fixtures-recording.json"
                        + " --annotations $fixtures-annotations.json -o @out.csv");
        for (String metric : List.of("task_success", "semantic_support", "complete")) {
            all.put("pairs-" + metric + ".json", PAIRS + " --metric " + metric);
            all.put("pairs-retry-" + metric + ".json", RETRY + " --metric " + metric);
            all.put("factorial-" + metric + ".json", CELLS + " --metric " + metric);
        }
        all.put("pairs-drawn.json", RETRY + " --draws 1000 --seed -7");
        all.put("factorial-drawn.json", CELLS + " --draws 1000 --seed -7");
        all.put("factorial-of-csv.json", "records factorial @levels.csv --factors retry,cache");
        all.put("factorial-of-lines.json", "records factorial @levels.jsonl --factors retry,cache");
    }

    static Stream<String> outputs() {
        return commands().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("outputs")
    void theOutputHasTheKeptBytes(String output) throws IOException {
        String command = Objects.requireNonNull(commands().get(output));
        prepare(command);
        out.reset();

        assertThat(runLine(command)).as(said()).isZero();

        Path file = folder.resolve("out" + output.substring(output.lastIndexOf('.')));
        byte[] written = command.contains(" -o ") ? Files.readAllBytes(file) : out.toByteArray();
        Kept.hold("outputs/" + output, written, digests().getOrDefault(output, "none"));
    }

    @Test
    void eachDigestIsOfAnOutput() throws IOException {
        assertThat(digests()).containsOnlyKeys(commands().keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "report-bundled.text, report.text",
        "report-bundled.json, report.json",
        "report-bundled.csv, report.csv",
        "report-bundled.html, report.html",
        "built.json, exported.json",
        "factorial-of-csv.json, factorial-of-lines.json"
    })
    void twoWaysToOneResultGiveTheSameBytes(String one, String other) throws IOException {
        assertThat(digests().get(one)).isEqualTo(digests().get(other));
    }

    private static Map<String, String> digests() throws IOException {
        return Kept.text("outputs.sha256")
                .lines()
                .map(line -> line.split(" [ *]", 2))
                .collect(Collectors.toMap(line -> line[1], line -> line[0]));
    }

    /// Makes the files that a command reads and that are not bundled.
    private void prepare(String command) throws IOException {
        if (command.contains("@allowed")) {
            sign();
        }
        Files.writeString(folder.resolve("guide.md"), "# Guide\n\nBe fair to \u00e9.\n", UTF_8);
        if (command.contains("@requests.json")) {
            assertThat(runLine("requests @corpus.json --shuffle seed -o @requests.json")).isZero();
        }
        if (command.contains("@levels")) {
            // Without the free members of the file, which no CSV can hold.
            String text = Files.readString(Path.of("assets/records/retry-cache.jsonl"));
            String head = "{\"format\":\"plumbline-records\",\"version\":1}";
            String rows = text.substring(text.indexOf('\n'));
            Files.writeString(folder.resolve("levels.jsonl"), head + rows);
            assertThat(runLine("records export @levels.jsonl --format csv -o @levels.csv"))
                    .isZero();
        }
    }

    /// Keys are drawn anew each time; nothing of them is in a report but whose they are.
    private void sign() throws IOException {
        var allowed = new StringBuilder();
        for (String file : List.of("labels-ada.json", "labels-ben.json", "adjudications.json")) {
            String signer =
                    switch (file) {
                        case "labels-ada.json" -> "ada";
                        case "labels-ben.json" -> "ben";
                        default -> "cleo";
                    };
            allowed.append(Files.readString(key("key-" + signer, signer)));
            assertThat(run("sign", path(file), "--key", path("key-" + signer))).isZero();
        }
        Files.writeString(folder.resolve("allowed"), allowed, UTF_8);
    }

    private int runLine(String line) {
        var args = new ArrayList<String>();
        for (String arg : Arrays.asList(line.split(" ", -1))) {
            args.add(
                    switch (arg.charAt(0)) {
                        case '@' -> path(arg.substring(1));
                        case '$' -> "assets/records/" + arg.substring(1);
                        default -> arg;
                    });
        }
        return run(args.toArray(String[]::new));
    }
}
