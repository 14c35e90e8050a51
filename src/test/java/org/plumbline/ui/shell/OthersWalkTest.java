package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Labels and reviews that another program brought, and the way on from a damaged journal, by
/// keyboard alone.
class OthersWalkTest extends SampleWalk {

    private static final String NOTICE = "can be taken over";

    private Path journal() throws IOException {
        try (Stream<Path> files = Files.walk(data.resolve("journals"))) {
            return files.filter(file -> file.endsWith("journal.jsonl")).findFirst().orElseThrow();
        }
    }

    private static void command(Bench bench, String words) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(words);
        bench.press(KeyCode.ENTER);
    }

    private static void label(Bench bench, KeyCode truth) {
        bench.press(truth);
        bench.await("saved", "saved");
    }

    @Test
    void whatASyncToolBroughtIsToldTakenOverAndTakenBackByKeyboard() throws IOException {
        byte[] laptop;
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            label(bench, KeyCode.T);
        }
        byte[] before = Files.readAllBytes(journal());
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            label(bench, KeyCode.F);
            bench.press(KeyCode.S);
            bench.await("saved", "saved");
        }
        laptop = Files.readAllBytes(journal());
        Files.write(journal(), before);

        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Path tmp = Files.write(folder.resolve("tmp"), laptop);
            Files.move(tmp, journal(), StandardCopyOption.REPLACE_EXISTING);
            label(bench, KeyCode.U);

            bench.await("notice", NOTICE);
            assertThat(Files.readAllBytes(journal().resolveSibling("journal.jsonl.changed")))
                    .isEqualTo(laptop);
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.await("notice", NOTICE);
            assertThat(isChosen(bench, "truth-unsupported")).isTrue();

            command(bench, "another program");
            bench.await(() -> bench.shows("others-sheet"), "the sheet");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("others-sheet")).isFalse();

            command(bench, "another program");
            bench.await(() -> bench.shows("others-sheet"), "the sheet");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            var theirs = bench.node("others-theirs", CheckBox.class);
            assertThat(Fx.get(theirs::isSelected)).isTrue();
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("others-done"), "the answer");
            bench.press(KeyCode.ENTER);
            bench.await(() -> isChosen(bench, "truth-false"), "their label");
            assertThat(bench.words("notice")).doesNotContain(NOTICE);

            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await(() -> isChosen(bench, "truth-unsupported"), "the label from before");
        }
    }

    @Test
    void aDamagedJournalIsKeptWholeAndWorkGoesOnBesideIt() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            label(bench, KeyCode.T);
            label(bench, KeyCode.S);
        }
        byte[] damaged = Files.readAllBytes(journal());
        damaged[damaged.length - 20] ^= 1;
        Files.write(journal(), damaged);

        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.await("notice", "its checksum is not that of its bytes");

            command(bench, "begin anew");
            bench.await(() -> bench.shows("anew-sheet"), "the sheet");
            bench.press(KeyCode.ENTER);

            bench.await(() -> bench.words("notice").isEmpty(), "the notice to go");
            bench.awaitSample("s-0001");
            bench.await(() -> isChosen(bench, "truth-true"), "the sound label");
            label(bench, KeyCode.F);
        }
        assertThat(Files.readAllBytes(journal().resolveSibling("journal.jsonl.damaged")))
                .isEqualTo(damaged);
    }

    @Test
    void reviewsThatASyncToolBroughtAreToldTakenOverAndTakenBackByKeyboard() throws IOException {
        try (var bench = records()) {
            review(bench, KeyCode.DIGIT4);
        }
        byte[] before = Files.readAllBytes(reviews());
        try (var bench = records()) {
            bench.press(KeyCode.J);
            review(bench, KeyCode.DIGIT4);
        }
        byte[] laptop = Files.readAllBytes(reviews());
        Files.write(reviews(), before);

        try (var bench = records()) {
            Path tmp = Files.write(folder.resolve("tmp"), laptop);
            Files.move(tmp, reviews(), StandardCopyOption.REPLACE_EXISTING);
            review(bench, KeyCode.DIGIT4);

            bench.await("records-notice", NOTICE);
            assertThat(Files.readAllBytes(reviews().resolveSibling("journal.jsonl.changed")))
                    .isEqualTo(laptop);
        }
        try (var bench = records()) {
            bench.await("records-notice", NOTICE);
            bench.await("records-annotated", "1 row reviewed");
            command(bench, "another program");
            bench.await(() -> bench.shows("others-sheet"), "the sheet");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("others-done"), "the answer");
            bench.press(KeyCode.ENTER);
            bench.await("records-annotated", "2 rows reviewed");
            assertThat(bench.words("records-notice")).isEmpty();

            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("records-annotated", "1 row reviewed");
        }
    }

    @Test
    void workGoesOnBesideADamagedJournalOfReviews() throws IOException {
        try (var bench = records()) {
            review(bench, KeyCode.DIGIT4);
            bench.press(KeyCode.J);
            review(bench, KeyCode.DIGIT4);
        }
        byte[] damaged = Files.readAllBytes(reviews());
        damaged[damaged.length - 20] ^= 1;
        Files.write(reviews(), damaged);

        try (var bench = records()) {
            bench.await("records-notice", "its checksum is not that of its bytes");
            bench.await("records-saving", "read only");

            command(bench, "begin anew");
            bench.await(() -> bench.shows("anew-sheet"), "the sheet");
            bench.press(KeyCode.ENTER);

            bench.await(() -> bench.words("records-notice").isEmpty(), "the notice to go");
            bench.await("records-annotated", "1 row reviewed");
            bench.press(KeyCode.J);
            review(bench, KeyCode.DIGIT4);
        }
        assertThat(Files.readAllBytes(reviews().resolveSibling("journal.jsonl.damaged")))
                .isEqualTo(damaged);
    }

    /// A window that shows the demonstration of records.
    private Bench records() {
        var bench = new Bench(data, corpus);
        bench.awaitSample("s-0001");
        bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
        bench.await("records-row-title", "why-retry-doubles");
        return bench;
    }

    private static void review(Bench bench, KeyCode question) {
        bench.press(question);
        bench.await("records-saving", "review on disk");
    }

    private Path reviews() throws IOException {
        try (Stream<Path> files = Files.walk(data.resolve("journals"))) {
            return files.filter(file -> file.endsWith("journal.jsonl"))
                    .filter(OthersWalkTest::isOfReviews)
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static boolean isOfReviews(Path journal) {
        try {
            return Files.readString(journal).contains("\"event\":\"review\"");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
