package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.files.FragileDisk;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.open.SetFile;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// Opening tables one after the other, without a window; work waits for the test.
class RecordsOpeningTest {

    private static final InstantSource CLOCK =
            InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z"));

    @TempDir Path data;

    private final Queue<Runnable> work = new ArrayDeque<>();
    private final Around around = new Around(new Background(work::add, Runnable::run));
    private Path table = Path.of("");
    private RecordsController records = controller(Path.of("unused"));

    @BeforeEach
    void copyTheTable() throws IOException {
        table = Files.copy(Path.of("assets/records/table.json"), data.resolve("table.json"));
        records = controller(data);
    }

    @AfterEach
    void close() {
        around.loses = true;
        records.ending().run();
    }

    private RecordsController controller(Path folder) {
        return controller(Environment.of(new DataFolder(folder), CLOCK, Map.of("USER", "tester")));
    }

    private RecordsController controller(Environment place) {
        return new RecordsController(Workspace.of(place), around, around.outside());
    }

    private void work() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    private void open(Path file) {
        records.open(file);
        work();
    }

    private void assertTakesReviews() {
        Object before = complete();
        records.reviewing().cycle(Question.COMPLETE);
        assertThat(records.model().editable.get()).isTrue();
        assertThat(complete()).isNotEqualTo(before);
        assertThat(records.model().notice.get()).isEmpty();
    }

    private Object complete() {
        Boolean answer = records.rows().row(records.model().row.get()).review().complete();
        return answer == null ? "nothing" : answer;
    }

    private Path other() throws IOException {
        return Files.writeString(
                data.resolve("other.json"),
                Files.readString(table).replace("why-retry-doubles", "another-task"));
    }

    private String task() {
        return records.rows().row(0).head().taskId();
    }

    @Test
    void theTableThatIsOpenIsShownAsItIsAndTakesReviews() {
        open(table);
        records.rows().filter(filter -> filter.withFamily("agent"));
        records.rows().step(1);
        int row = records.model().row.get();
        assertTakesReviews();
        open(table);

        assertThat(records.model().row.get()).isEqualTo(row);
        assertThat(records.model().filter.get().family()).isEqualTo("agent");
        assertThat(records.model().annotated.get()).isOne();
        assertTakesReviews();
    }

    @Test
    void theSameBytesUnderAnotherNameAreTheSameTable() throws IOException {
        open(table);
        assertTakesReviews();
        open(Files.copy(table, data.resolve("copy.json")));

        assertThat(records.model().file.get()).isEqualTo("copy.json");
        assertThat(records.model().annotated.get()).isOne();
        assertTakesReviews();
    }

    @Test
    void aTableWhoseBytesChangedIsReadAgainAndTakesReviews() throws IOException {
        open(table);
        assertTakesReviews();
        Files.copy(other(), table, StandardCopyOption.REPLACE_EXISTING);
        open(table);

        assertThat(task()).isEqualTo("another-task");
        assertThat(records.model().annotated.get()).isZero();
        assertTakesReviews();
    }

    @Test
    void whatWasReviewedIsThereWhenItsTableComesBack() throws IOException {
        open(table);
        assertTakesReviews();
        Object said = complete();
        open(other());
        open(table);

        assertThat(records.model().annotated.get()).isOne();
        assertThat(complete()).isEqualTo(said);
    }

    @Test
    void nothingIsReadClosedOrBegunOnTheThreadOfTheWindow() throws IOException {
        open(table);
        records.open(other());
        assertThat(work).as("reading").hasSize(1);
        work.remove().run();
        assertThat(work).as("closing one, beginning the other").hasSize(1);
        assertThat(task()).as("what is shown till then").isEqualTo("why-retry-doubles");
        records.reviewing().cycle(Question.COMPLETE);
        work();

        assertThat(task()).isEqualTo("another-task");
        open(table);
        assertThat(records.model().annotated.get()).as("reviewed in between").isOne();
    }

    @Test
    void ofTwoTablesThatWereAskedForTheLastIsShown() throws IOException {
        records.open(table);
        records.open(other());
        work();
        assertThat(task()).isEqualTo("another-task");

        records.open(table);
        records.open(other());
        work();
        assertThat(task()).isEqualTo("another-task");
        assertTakesReviews();
    }

    @Test
    void nothingIsClosedWhereReviewsWouldBeLostByIt() throws IOException {
        open(table);
        around.loses = false;
        open(other());

        assertThat(task()).isEqualTo("why-retry-doubles");
        assertTakesReviews();
    }

    @Test
    void aTableWithErrorsLeavesTheOpenOneOpen() throws IOException {
        open(table);
        open(Files.writeString(data.resolve("bad.json"), "{}"));

        assertThat(around.said).hasSize(1);
        assertTakesReviews();
    }

    @Test
    void theDemonstrationIsShownOnlyWhereNothingIsOpenNorAboutToBe() {
        records.open(table);
        records.openSomething();
        work();
        records.openSomething();
        work();

        assertThat(records.model().illustrative.get()).isFalse();
        assertThat(records.model().file.get()).isEqualTo("table.json");
    }

    @Test
    void whereTheFirstTableWasRefusedThatIsSaidAndTheDemonstrationIsAWayOn() throws IOException {
        open(Files.writeString(data.resolve("bad.json"), "{}"));
        records.openSomething();
        work();
        var instead = records.model().instead.get();
        assertThat(instead).isNotNull();
        assertThat(instead.file()).isEqualTo("bad.json");

        records.openDemonstration();
        work();
        assertThat(records.model().instead.get()).isNull();
        assertThat(records.model().illustrative.get()).isTrue();
        assertTakesReviews();
    }

    @Test
    void aTableIsClosedOnceItsReviewsAreOnTheDisk() throws IOException {
        open(table);
        assertTakesReviews();
        Object said = complete();
        var closed = new ArrayDeque<String>();
        records.close(() -> closed.add("closed"));
        work();

        assertThat(closed).hasSize(1);
        assertThat(records.open()).isEmpty();
        assertThat(records.model().file.get()).isEmpty();
        records.openSomething();
        assertThat(work).as("nobody asked for the demonstration").isEmpty();
        open(table);
        assertThat(complete()).isEqualTo(said);
    }

    @Test
    void aTableThatIsOpenIsPartOfWhatIsOpenInTheWindow() throws IOException {
        open(table);
        assertThat(around.open().now().files())
                .containsExactly(new SetFile(table, SetFile.Kind.TABLE));
        open(data.resolve("nowhere.json"));

        assertThat(around.open().now().files()).hasSize(1);
        assertTakesReviews();
    }

    @Test
    void tellsHowMuchTheDiskRefusedWhileTheTableWasBeingClosed() throws IOException {
        Path folder = Path.of("/data").toAbsolutePath();
        var disk = new FragileDisk(folder);
        records = controller(new Environment(new DataFolder(folder), disk, CLOCK, "tester"));
        open(table);
        assertTakesReviews();
        records.inFlight().settling().run();
        around.beforeLeaving =
                () -> {
                    disk.failBetween(0, Integer.MAX_VALUE);
                    records.reviewing().cycle(Question.CONTRACT);
                    records.reviewing().cycle(Question.CONTRACT);
                };
        records.open(other());
        work();

        assertThat(around.lost).isEqualTo(2);
    }

    @Test
    void nothingIsReviewedOnceTheWindowGoes() {
        open(table);
        Runnable ending = records.ending();
        assertThat(records.model().editable.get()).isFalse();
        ending.run();
        Object before = complete();
        records.reviewing().cycle(Question.COMPLETE);

        assertThat(complete()).isEqualTo(before);
    }

    /// A window that lets reviews be left behind, or does not.
    private static final class Around extends AskedFrame {

        private boolean loses = true;
        private Runnable beforeLeaving = () -> {};
        private int lost;

        Around(Background background) {
            super(background);
        }

        RecordsOutside outside() {
            return new RecordsOutside(
                    (file, problems) -> said.add(file),
                    file -> {},
                    (reviews, go) -> leave(go),
                    entries -> lost += entries,
                    new AskedWho("ann"));
        }

        private void leave(Runnable go) {
            if (loses) {
                beforeLeaving.run();
                go.run();
            }
        }
    }
}
