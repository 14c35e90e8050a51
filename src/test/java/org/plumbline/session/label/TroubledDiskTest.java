package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Disk;
import org.plumbline.files.FragileDisk;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.ReadOnlyReason;
import org.plumbline.session.review.Saved;

/// What happens to labels when the disk does not do what it is told.
class TroubledDiskTest {

    private static final int ACTS = 6;

    private final Bench bench = new Bench();

    /// A fresh text each time, so that each act changes something and none stands for another.
    private static Act note(int number) {
        return new Act.SetNote("a", "c1", "note " + number);
    }

    @Test
    void saysThatTheDiskIsFullKeepsTheActsAndSavesThemLater() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, note(0));
            var listener = new Listener();
            session.review().saving().addListener(listener);
            bench.disk.failBetween(0, Integer.MAX_VALUE);

            session.apply(bench.request(0), note(1));
            listener.failed.await();

            assertThat(session.review().saving().trouble())
                    .contains(
                            "Not saved: the disk is full. 1 act is kept in memory and tried again"
                                    + " every few seconds. Keep the program open until it says"
                                    + " saved.");
            assertThat(session.draft(0).claim("c1").note()).isEqualTo("note 1");
            assertThat(session.review().saving().unsaved()).isEqualTo(1);
            session.apply(bench.request(0), note(2));

            bench.disk.watch((step, what) -> {});
            session.review().saving().retryNow();
            assertThat(listener.recovered.await(60, TimeUnit.SECONDS)).isTrue();
            bench.done(session, note(3));
            assertThat(session.review().saving().trouble()).isEmpty();
        }
        try (var session = bench.open()) {
            assertThat(session.history(0)).hasSize(4);
        }
    }

    @Test
    void losesNoSavedActWhicheverStepFails() throws Exception {
        boolean failed = true;
        for (int step = 0; failed; step++) {
            var bench = new Bench();
            int[] failures = {0};
            int failing = step;
            bench.disk.watch(
                    (number, what) -> {
                        if (number == failing) {
                            failures[0]++;
                            throw new AccessDeniedException(what);
                        }
                    });
            var saved = new ArrayList<CompletableFuture<Saved>>();
            try (var session = bench.open()) {
                for (int i = 0; i < ACTS; i++) {
                    if (session.apply(bench.request(0), note(i)) instanceof Applied.Accepted act) {
                        saved.add(act.saved());
                        act.saved().handle((done, failure) -> done).get(60, TimeUnit.SECONDS);
                    }
                }
            }
            failed = failures[0] > 0;
            bench.disk = bench.disk.afterPowerCut(new SplittableRandom(step));
            try (var session = bench.open()) {
                assertThat(session.review().readOnly()).as("failing at step %d", step).isEmpty();
                assertThat(session.history(0))
                        .as("failing at step %d", step)
                        .hasSizeGreaterThanOrEqualTo(
                                (int) saved.stream().filter(TroubledDiskTest::worked).count());
                bench.done(session, note(99));
            }
        }
    }

    private static boolean worked(CompletableFuture<Saved> saved) {
        return saved.isDone() && !saved.isCompletedExceptionally();
    }

    @Test
    void hasEverySavedActAfterAPowerCutAtAnyStep() throws Exception {
        for (long seed = 0; seed < 3; seed++) {
            int cut = 0;
            while (powerCut(cut, seed)) {
                cut++;
            }
            assertThat(cut).as("a session has many steps").isGreaterThan(20);
        }
    }

    private static void label(Bench bench, List<Long> saved) throws Exception {
        try (var session = bench.open()) {
            for (int i = 0; i < ACTS; i++) {
                saved.add(bench.done(session, note(i)).seq());
            }
        }
    }

    /// False where there is no such step.
    private static boolean powerCut(int cut, long seed) throws Exception {
        var bench = new Bench();
        var saved = new ArrayList<Long>();
        var before = new ArrayList<Long>();
        var then = new AtomicReference<@Nullable FragileDisk>();
        bench.disk.watch(
                (number, what) -> {
                    if (number == cut) {
                        then.set(bench.disk.afterPowerCut(new SplittableRandom(seed)));
                        before.addAll(saved);
                    }
                });
        label(bench, saved);
        FragileDisk left = then.get();
        if (left == null) {
            return false;
        }

        var after = new Bench();
        after.disk = left;
        try (var session = after.open()) {
            assertThat(session.review().readOnly())
                    .as("cut at step %d, seed %d", cut, seed)
                    .isEmpty();
            var notes = session.history(0).stream().map(entry -> entry.acts().getFirst()).toList();
            assertThat(notes.size())
                    .as("cut at step %d, seed %d", cut, seed)
                    .isGreaterThanOrEqualTo(before.size());
            for (int i = 0; i < notes.size(); i++) {
                assertThat(notes.get(i)).isEqualTo(note(i));
            }
        }
        return true;
    }

    @Test
    void opensToReadWhereTheFolderMayNotBeWritten() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, note(1));
        }
        Path lock = bench.journalFolder(Bench.ROOT).resolve("lock");
        bench.disk.watch(
                (step, what) -> {
                    if (what.startsWith("lock")) {
                        throw new AccessDeniedException(lock.toString());
                    }
                });

        try (var session = bench.open()) {
            var why = session.review().readOnly().orElseThrow();
            assertThat(why.kind()).isEqualTo(ReadOnlyReason.Kind.NOT_WRITABLE);
            assertThat(why.message())
                    .isEqualTo(
                            "No label can be kept in "
                                    + lock.getParent()
                                    + ": "
                                    + lock
                                    + " may not be read or written by you. None can be given until"
                                    + " that folder can be written, or another one is chosen with"
                                    + " PLUMBLINE_DATA.");
            assertThat(session.draft(0).claim("c1").note()).isEqualTo("note 1");
        }
    }

    @Test
    void opensToReadWhereTheDataFolderIsAFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("data"), "not a folder");

        try (var session = Bench.open(bench.store, file, Disk.ofSystem())) {
            var why = session.review().readOnly().orElseThrow();
            assertThat(why.kind()).isEqualTo(ReadOnlyReason.Kind.NOT_WRITABLE);
        }
        assertThat(file).hasContent("not a folder");
    }

    @Test
    void isReadOnlyWithThePlaceWhereTheJournalWasChanged() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, note(1));
            bench.done(session, note(2));
        }
        Path journal = bench.journalFolder(Bench.ROOT).resolve("journal.jsonl");
        String text = new String(bench.disk.read(journal), StandardCharsets.UTF_8);
        bench.disk.overwrite(
                journal, text.replace("note 1", "note 7").getBytes(StandardCharsets.UTF_8));

        try (var session = bench.open()) {
            var why = session.review().readOnly().orElseThrow();
            assertThat(why.kind()).isEqualTo(ReadOnlyReason.Kind.DAMAGED);
            assertThat(why.message())
                    .startsWith("The journal " + journal + " was changed by something else")
                    .contains("line 3 (byte ")
                    .contains("the line is damaged, and sound entries follow it");
            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isNull();
            assertThat(session.apply(bench.request(0), Bench.truth("c1", Truth.TRUE)))
                    .isInstanceOf(Applied.Refused.class);
        }
    }

    @Test
    void saysHowManyActsWereLostWhenItIsClosedOnAFullDisk() throws Exception {
        var session = bench.open();
        bench.done(session, note(0));
        bench.disk.failBetween(0, Integer.MAX_VALUE);
        session.apply(bench.request(0), note(1));
        session.apply(bench.request(0), note(2));

        session.close();

        assertThat(session.review().saving().unsaved()).isEqualTo(2);
    }

    @Test
    void writesOnceTheFolderThatVanishedIsBack() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, note(0));
            var listener = new Listener();
            session.review().saving().addListener(listener);
            Runnable comeBack = bench.disk.vanish(bench.journalFolder(Bench.ROOT));

            session.apply(bench.request(0), note(1));
            listener.failed.await();
            assertThat(session.review().saving().trouble().orElseThrow())
                    .contains("was changed, moved or deleted by another program");

            comeBack.run();
            session.review().saving().retryNow();
            bench.done(session, note(2));
        }
        try (var session = bench.open()) {
            assertThat(session.history(0)).hasSize(3);
        }
    }
}
