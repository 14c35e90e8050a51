package org.plumbline.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Code;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;

/// The records' guide speaks of what section 7 of the file formats has, and its examples come to
/// what it says of them.
class RecordsGuideTest {

    private static final Pattern EXAMPLE =
            Pattern.compile(
                    "Intent (true|false), contract (true|false), `(\\w+)`, complete (true|false);"
                            + " answerable (true|false)\\. (Success|No success)");
    private static final Pattern PACKED =
            Pattern.compile("Packed is `ops-\\d@([0-9a-f]{8})`, \"([^\"]+)\"");

    /// With one space for each line end, as it is read.
    private static String guide() throws IOException {
        return Files.readString(Path.of("assets/records/guide.md")).replaceAll("\\s+", " ");
    }

    @Test
    void itSpeaksOfEachFieldOfARow() throws IOException {
        assertThat(guide()).contains(quoted(Stream.of(Column.values()).map(Term::word)));
    }

    @Test
    void itSpeaksOfEachValueOfAField() throws IOException {
        assertThat(guide())
                .contains(quoted(Stream.of(Support.values()).map(Term::word)))
                .contains(quoted(Stream.of(DataKind.values()).map(Term::word)))
                .contains("true", "false", "null");
    }

    @Test
    void itSpeaksOfWhatAFileOfAnnotationsSaysOfItself() throws IOException {
        assertThat(guide()).contains(quoted(Stream.of("annotator", "rubricSha256", "independent")));
    }

    @Test
    void itSaysWhichProblemsAskAReviewerToLook() throws IOException {
        var codes =
                Stream.of(
                        Code.RECORDS_REFUSAL_ACTED,
                        Code.RECORDS_TASK_SUCCESS,
                        Code.RECORDS_NOTE_REPEATED,
                        Code.RECORDS_STALE,
                        Code.LABELS_RUBRIC);

        assertThat(guide()).contains(quoted(codes.map(Code::word)));
    }

    @Test
    void eachExampleComesToWhatTheRuleSays() throws IOException {
        List<MatchResult> examples = EXAMPLE.matcher(guide()).results().toList();

        assertThat(examples).hasSize(9);
        for (MatchResult example : examples) {
            boolean isSuccess = Boolean.TRUE.equals(TaskSuccess.of(review(example)).value());
            assertThat(isSuccess).as(example.group()).isEqualTo(example.group(6).equals("Success"));
        }
    }

    /// The id of an example has the beginning of its content's digest, as the guide asks.
    @Test
    void theIdsOfItsExamplesNameTheirContent() throws IOException {
        List<MatchResult> packed = PACKED.matcher(guide()).results().toList();

        assertThat(packed).hasSize(2);
        for (MatchResult content : packed) {
            assertThat(Sha256.of(content.group(2).getBytes(UTF_8)).hex())
                    .startsWith(content.group(1));
        }
    }

    @Test
    void itHasTheWordsForWhatNothingMayBeInferredFrom() throws IOException {
        assertThat(guide())
                .contains("Nothing is inferred from empty `packed_ids`")
                .contains("It does not read `answerable`, `json_parseable` or tool calls")
                .contains("A null label says \"nobody reviewed this\"");
    }

    private static Review review(MatchResult example) {
        Support support =
                Arrays.stream(Support.values())
                        .filter(value -> value.word().equals(example.group(3)))
                        .findFirst()
                        .orElseThrow();
        return new Review(
                Boolean.valueOf(example.group(1)),
                null,
                Boolean.valueOf(example.group(2)),
                support,
                Boolean.valueOf(example.group(4)),
                Boolean.valueOf(example.group(5)),
                "a note");
    }

    private static String[] quoted(Stream<String> words) {
        return words.map(word -> "`" + word + "`").toArray(String[]::new);
    }
}
