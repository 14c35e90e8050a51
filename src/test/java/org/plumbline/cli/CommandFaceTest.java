package org.plumbline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The commands as a script calls them: exit codes, streams, and files that must not be harmed.
class CommandFaceTest {

    private static final String SAMPLE = "assets/sample/";

    @TempDir Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void theBundledSampleValidatesWithAllItsLabels() {
        int code =
                run(
                        "validate",
                        SAMPLE + "corpus.json",
                        SAMPLE + "labels-ada.json",
                        SAMPLE + "labels-ben.json",
                        SAMPLE + "judge.json",
                        SAMPLE + "adjudications.json");

        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("plumbline: no problems in 5 files" + System.lineSeparator());
    }

    @Test
    void aProblemNamesFileLineAndColumn() throws IOException {
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"format\": \"plumbline-corpus\",\n \"version\": 1, oops}");

        assertThat(run("validate", broken.toString())).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains(broken.toString(), "2:16", "json/syntax");
    }

    /// From `validate -dash.json` nobody learns that the dash is at fault where the words are that
    /// a file is missing.
    @ParameterizedTest
    @ValueSource(strings = {"validate -dash.json", "records export -dash.json --format csv"})
    void aNameThatBeginsWithADashIsToldToNeedMore(String line) {
        assertThat(run(line.split(" ", -1))).isEqualTo(2);

        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("-dash.json was taken for an option", "./-dash.json", "--");
    }

    @Test
    void anOptionThatIsMistypedIsNotTakenForAFile() {
        assertThat(run("validate", SAMPLE + "corpus.json", "--formt", "json")).isEqualTo(2);
        assertThat(run("verify", "labels.json", "--allowed-signer", "f")).isEqualTo(2);

        assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("was taken for");
    }

    /// Broken inside an object that is free inside, where no shape is known.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"x\": {\"n\": \"abc",
                "{\"format\": \"plumbline-labels\", \"x\": {\"n\": \"\u00fc\"}}",
                "{\"x\": {}, \"cases\": [{\"x\": {\"n\": \"abc"
            })
    void aStringBrokenInsideXIsAProblemLikeAnyOther(String text) throws IOException {
        Path broken = folder.resolve("broken.json");
        Files.write(broken, text.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(run("validate", broken.toString())).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("json/syntax");
    }

    @Test
    void aResultNeverReplacesWhatItIsMadeFrom() throws IOException {
        Path corpus = folder.resolve("corpus.json");
        Files.copy(Path.of(SAMPLE + "corpus.json"), corpus);
        byte[] before = Files.readAllBytes(corpus);

        assertThat(run("requests", corpus.toString(), "-o", corpus.toString())).isEqualTo(2);
        assertThat(run("validate", corpus.toString(), "-o", corpus.toString())).isEqualTo(2);
        assertThat(run("report", "--corpus", corpus.toString(), "-o", corpus.toString()))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("give -o another name");
        assertThat(Files.readAllBytes(corpus)).isEqualTo(before);
    }

    @Test
    void badUsageAndUnreadableFilesEndWithTwo() {
        assertThat(run("validate", folder.resolve("nowhere.json").toString())).isEqualTo(2);
        assertThat(run("validate", folder.toString())).isEqualTo(2);
        assertThat(run("validate")).isEqualTo(2);
        assertThat(run("report", "--min-raters", "0")).isEqualTo(2);
        assertThat(run("report", "--labels", SAMPLE + "labels-ada.json")).isEqualTo(2);
        assertThat(run("report", "--frobnicate")).isEqualTo(2);
    }

    @Test
    void requestsOfTheSampleValidateAndCarryNoHiddenMember() throws IOException {
        Path requests = folder.resolve("requests.json");

        int code =
                run(
                        "requests",
                        SAMPLE + "corpus.json",
                        "--shuffle",
                        "seed",
                        "-o",
                        requests.toString());

        assertThat(code).isZero();
        assertThat(run("validate", requests.toString(), SAMPLE + "labels-ada.json")).isZero();
        assertThat(Files.readString(requests))
                .doesNotContain("\"verdict\"", "\"practice\"", "\"origin\"", "\"provenance\"");
    }

    @Test
    void theReportOfTheSampleShowsOneStratumWithBothIntervals() {
        assertThat(run("report")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("No release decision is made here.", "3 of 12", "4 of 12");
    }

    @Test
    void aFileThatIsNotThereAndACommandThatIsNoneAreTold() {
        assertThat(run("nowhere.json")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nowhere.json is not there");
        assertThat(run("valdiate")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("no command and no file has the name valdiate", "validate, requests");
    }

    private int run(String... args) {
        var words = new PrintStream(err, true, StandardCharsets.UTF_8);
        return CommandFace.run(new Console(out, words, false), files -> 2, args);
    }
}
