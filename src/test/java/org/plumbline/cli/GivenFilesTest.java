package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Pipes;

/// What commands say of the files and words that they are given.
class GivenFilesTest extends SigningFixture {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate",
                "sign --key",
                "verify --allowed-signers",
                "report --corpus",
                "records build --annotations a.json --recordings",
                "",
            })
    void allFilesThatAreNotThereAreNamed(String command) {
        String line = "%s %s %s".formatted(command, path("one.json"), path("two.json"));
        if (command.startsWith("report")) {
            line = line.replace(path("two.json"), "--labels " + path("two.json"));
        }

        assertThat(run(line.strip().split(" +"))).isEqualTo(2);

        assertThat(said()).contains("one.json", "two.json", "and", " there");
        assertThat(said().lines()).hasSize(1);
    }

    @Test
    void nobodyIsAskedForAPassphraseOfAFileThatIsNotThere() {
        environment.put("PLUMBLINE_PASSPHRASE", "horse");
        run("keygen", "--key", path("key"));
        environment.clear();
        typed.add("horse");

        assertThat(run("sign", path("labels-eda.json"), "--key", path("key"))).isEqualTo(2);

        assertThat(said()).contains("labels-eda.json cannot be read: there is no such file");
        assertThat(typed).hasSize(1);
    }

    @Test
    void whatIsWrittenIsToldAndWhatItReplaces() throws IOException {
        run("report", "-o", path("report.txt"));
        assertThat(said())
                .isEqualToNormalizingNewlines(
                        "plumbline: wrote %s\n".formatted(path("report.txt")));
        err.reset();

        run("report", "-o", path("report.txt"));
        assertThat(said())
                .isEqualToNormalizingNewlines(
                        "plumbline: wrote %s, which replaced the file of that name\n"
                                .formatted(path("report.txt")));
        run("report");
        assertThat(out.toString(UTF_8)).isEqualTo(Files.readString(Path.of(path("report.txt"))));
    }

    @ParameterizedTest
    @CsvSource({
        "report.html, <!DOCTYPE html>",
        "report.HTM, <!DOCTYPE html>",
        "report.json, {",
        "report.csv, 'section,practice'",
        "report.txt, No release",
        "report, No release"
    })
    void aReportHasTheFormOfItsName(String name, String begin) throws IOException {
        assertThat(run("report", "-o", path(name))).isZero();

        assertThat(Files.readString(folder.resolve(name)).lines().limit(3))
                .anyMatch(line -> line.startsWith(begin));
    }

    @Test
    void aNameAndAFormThatDifferAreTold() throws IOException {
        assertThat(run("report", "--format", "json", "-o", path("report.html"))).isZero();

        assertThat(said()).contains("report.html is named like html, and json is written into it");
        assertThat(Files.readString(folder.resolve("report.html"))).startsWith("{");
        err.reset();
        run("validate", path("corpus.json"), "--format", "sarif", "-o", path("found.json"));
        run("validate", path("corpus.json"), "-o", path("found.sarif"));
        assertThat(said()).doesNotContain("named like");
        assertThat(Files.readString(folder.resolve("found.sarif")))
                .isEqualTo(Files.readString(folder.resolve("found.json")));
    }

    @Test
    void severalFilesMayFollowOneOption() {
        assertThat(
                        run(
                                "report",
                                "--format",
                                "json",
                                "--corpus",
                                path("corpus.json"),
                                "--labels",
                                path("labels-ada.json"),
                                path("labels-ben.json"),
                                "--judge",
                                path("judge.json")))
                .isZero();
        assertThat(out.toString(UTF_8)).contains("\"a\": \"ada\"", "\"b\": \"ben\"");
    }

    @Test
    void aMisuseIsToldInALineAndNotUnderAPageOfHelp() {
        assertThat(run("report", "--lables", path("labels-ada.json"))).isEqualTo(2);
        assertThat(run("records", "pairs")).isEqualTo(2);

        assertThat(said().lines())
                .hasSizeLessThan(8)
                .anyMatch(line -> line.contains("--lables"))
                .contains("plumbline: see `plumbline report --help`")
                .last()
                .isEqualTo("plumbline: see `plumbline records pairs --help`");
        assertThat(out.size()).isZero();
    }

    @Test
    void labelsThatWereHeldToNoCorpusAreTold() {
        assertThat(run("validate", path("labels-ada.json"), path("judge.json"))).isZero();
        assertThat(said())
                .contains("labels-ada.json", "judge.json were checked alone", "validate CORPUS");
        err.reset();

        assertThat(run("validate", path("labels-ada.json"), path("corpus.json"))).isZero();
        assertThat(said()).doesNotContain("alone");
    }

    @Test
    void anEmptyFileIsCalledEmpty() throws IOException {
        Files.writeString(folder.resolve("empty.json"), "");

        assertThat(run("validate", path("empty.json"))).isEqualTo(1);

        assertThat(out.toString(UTF_8))
                .contains("1:1", "json/syntax", "the file is empty", "\"format\" is expected");
        Files.writeString(folder.resolve("empty.csv"), "");
        run("validate", path("empty.csv"));
        assertThat(out.toString(UTF_8))
                .contains("the file is empty; a table of records begins with the line task_id,");
    }

    @Test
    void aLabelFileInThePlaceOfACorpusIsCalledOne() {
        assertThat(run("requests", path("labels-ada.json"))).isEqualTo(1);

        assertThat(said())
                .contains("schema/value", "this is a label file", "a corpus (plumbline-corpus)");
    }

    @ParameterizedTest
    @CsvSource({
        "report, report.pdf, .pdf",
        "report, report.sarif, .sarif",
        "validate @corpus.json, found.html, .html",
    })
    void anEndingOfNoFormIsToldAndNothingWritten(String line, String name, String ending) {
        String command = line.replace("@corpus.json", path("corpus.json")) + " -o " + path(name);

        assertThat(run(command.split(" "))).isEqualTo(2);

        assertThat(said()).contains(ending + " is the ending of none", "--format");
        assertThat(folder.resolve(name)).doesNotExist();
        assertThat(run((command + " --format text").split(" "))).isZero();
        assertThat(folder.resolve(name)).exists();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "report --corpus @corpus.json --labels @labels-ada.json @labels-ada.json",
                "report --corpus @corpus.json --labels @labels-ada.json @./labels-ada.json",
                "validate @corpus.json @labels-ada.json @linked.json",
                "report --corpus @corpus.json --judge @judge.json @judge.json",
            })
    void aFileThatIsGivenTwiceIsOneProblem(String line) throws IOException {
        Files.createSymbolicLink(folder.resolve("linked.json"), folder.resolve("labels-ada.json"));

        assertThat(run(line.replace("@", folder + "/").split(" "))).isEqualTo(1);

        assertThat(said() + out.toString(UTF_8))
                .contains("give it once", "1 error, 0 warnings in 1 file")
                .containsAnyOf("labels/rater", "labels/judge");
    }

    @Test
    void oneCorpusGivenTwiceIsNotCalledTwo() {
        assertThat(run("validate", path("corpus.json"), path("corpus.json"))).isEqualTo(2);

        assertThat(said()).contains("corpus.json is given twice; give it once");
    }

    @Test
    void anArgumentThatBeginsWithAnAtIsANameAndNoListOfArguments() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "--private-key-of-ada\n");

        for (String at : new String[] {"@" + secret, "@@" + secret}) {
            assertThat(run("validate", at)).isEqualTo(2);
            assertThat(run(at)).isEqualTo(2);
            assertThat(run("report", "--corpus", at)).isEqualTo(2);
            assertThat(run("records", "validate", at)).isEqualTo(2);
        }

        assertThat(said()).doesNotContain("private-key").contains("@" + secret);
    }

    @Test
    void aPipeIsValidatedLikeAFile() throws Exception {
        for (String name : new String[] {"corpus.json", "labels-ada.json"}) {
            Path pipe = Pipes.make(folder.resolve("pipe-" + name));
            Pipes.feed(pipe, Files.readAllBytes(folder.resolve(name)));
        }

        assertThat(
                        run(
                                "report",
                                "--corpus",
                                path("pipe-corpus.json"),
                                "--labels",
                                path("pipe-labels-ada.json")))
                .as(said())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
    void standardOutputIsWrittenToAlsoUnderItsName(String name) {
        assertThat(run("report", "-o", name)).isZero();

        assertThat(out.toString(UTF_8)).contains("No release decision");
        assertThat(said()).isEmpty();
    }

    @Test
    void aPipeNamedByOutputIsWrittenStraight() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        var read = CompletableFuture.supplyAsync(() -> content(pipe));

        assertThat(run("report", "-o", path("pipe"))).isZero();

        assertThat(read.get(60, TimeUnit.SECONDS)).contains("No release decision");
        assertThat(said()).contains("wrote ").doesNotContain("replaced");
    }

    private static String content(Path pipe) {
        try {
            return Files.readString(pipe);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
