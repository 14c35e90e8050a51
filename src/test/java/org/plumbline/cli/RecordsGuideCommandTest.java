package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.Sha256;

/// By which guide commands hold annotations, and what they say of another one.
class RecordsGuideCommandTest extends SigningFixture {

    private static final Path RECORDS = Path.of("assets/records");
    private static final String BUILD =
            "records build --recordings @fixtures-recording.json --annotations @annotations.json";

    @BeforeEach
    void copyTheFixtures() throws IOException {
        Files.copy(
                RECORDS.resolve("fixtures-recording.json"),
                folder.resolve("fixtures-recording.json"));
        Files.copy(
                RECORDS.resolve("fixtures-annotations.json"), folder.resolve("annotations.json"));
        Files.copy(RECORDS.resolve("guide.md"), folder.resolve("guide.md"));
        Files.writeString(folder.resolve("other.md"), "# Another guide\n");
    }

    /// The annotations say from now on that they were made with this file.
    private void madeWith(byte[] guide) throws IOException {
        Path file = folder.resolve("annotations.json");
        String bundled = Sha256.of(Files.readAllBytes(RECORDS.resolve("guide.md"))).hex();
        String text = Files.readString(file);
        assertThat(text).contains(bundled);
        Files.writeString(file, text.replace(bundled, Sha256.of(guide).hex()));
    }

    private int runLine(String line) {
        return run(
                Arrays.stream(line.split(" "))
                        .map(word -> word.startsWith("@") ? path(word.substring(1)) : word)
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate @annotations.json",
                "records validate @annotations.json @fixtures-recording.json",
                "records validate @annotations.json --rubric @guide.md",
                BUILD,
                BUILD + " --rubric @guide.md",
            })
    void annotationsByTheBundledGuideAreRight(String line) {
        assertThat(runLine(line)).as(said()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate @annotations.json",
                "records validate @annotations.json @fixtures-recording.json",
                BUILD,
            })
    void annotationsByAnotherGuideAreRefused(String line) throws IOException {
        madeWith(Files.readAllBytes(folder.resolve("other.md")));

        assertThat(runLine(line)).isEqualTo(1);

        assertThat(out.toString(UTF_8) + said())
                .contains("labels/rubric", "rubricSha256")
                .contains("as the records' guide (--rubric of `records validate` or");
    }

    @ParameterizedTest
    @ValueSource(strings = {"records validate @annotations.json", BUILD})
    void theGuideThatTheyWereMadeWithCanBeGiven(String line) throws IOException {
        madeWith(Files.readAllBytes(folder.resolve("other.md")));

        assertThat(runLine(line + " --rubric @other.md")).as(said()).isZero();
    }

    @Test
    void aRefusedBuildLeavesNoTable() throws IOException {
        assertThat(runLine(BUILD + " --rubric @other.md -o @table.json")).isEqualTo(1);

        assertThat(folder.resolve("table.json")).doesNotExist();
    }

    /// There the option is the guide for labels, which says nothing of records.
    @Test
    void theRubricOfValidateIsNotTheOneForAnnotations() throws IOException {
        assertThat(runLine("validate @annotations.json --rubric @other.md")).as(said()).isZero();
        madeWith(Files.readAllBytes(folder.resolve("other.md")));

        assertThat(runLine("validate @annotations.json --rubric @other.md")).isEqualTo(1);

        assertThat(out.toString(UTF_8)).contains("labels/rubric", "`records validate`");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate @annotations.json",
                "records validate @annotations.json",
                BUILD,
            })
    void aGuideThatDiffersOnlyInItsLineEndsIsSaidToBeTheSame(String line) throws IOException {
        String crlf = Files.readString(folder.resolve("guide.md")).replace("\n", "\r\n");
        madeWith(crlf.getBytes(UTF_8));

        assertThat(runLine(line)).isEqualTo(1);

        assertThat(out.toString(UTF_8) + said())
                .contains("the same with CRLF line ends and no byte order mark");
    }

    @ParameterizedTest
    @ValueSource(strings = {"records validate @annotations.json", BUILD})
    void aGuideThatCannotBeReadEndsWithTwo(String line) throws IOException {
        assertThat(runLine(line + " --rubric @none.md")).isEqualTo(2);
        assertThat(said()).contains("none.md", "there is no such file");
        err.reset();
        Files.write(folder.resolve("latin.md"), new byte[] {'#', ' ', (byte) 0xe9});

        assertThat(runLine(line + " --rubric @latin.md")).isEqualTo(2);

        assertThat(said()).contains("latin.md is not UTF-8");
    }
}
