package org.plumbline.session.label;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.journal.JournalPlace;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.ReadOnlyReason;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;
import org.plumbline.text.Region;

/// Labels that another program brought into a journal's place: kept, told, and taken over.
class OtherLabelsTest {

    private static final Act TRUE = Bench.truth("c1", Truth.TRUE);
    private static final Act FALSE = Bench.truth("c1", Truth.FALSE);

    @TempDir Path folder;

    private final Bench bench = new Bench();
    private final Path file = bench.journalFolder(Bench.ROOT).resolve("journal.jsonl");

    private static Act note(String claim, String text) {
        return new Act.SetNote("a", claim, text);
    }

    /// Waits for what a session says of files that it kept aside.
    private static final class Kept implements SaveListener {

        private final List<String> files = new ArrayList<>();
        private final CountDownLatch told = new CountDownLatch(1);

        @Override
        public void saved(Saved saved) {}

        @Override
        public void failing(String message, int waiting) {}

        @Override
        public void recovered() {}

        @Override
        public void keptAside(String file) {
            files.add(file);
            told.countDown();
        }
    }

    /// The journal after these acts as a copy of it on another computer has it, where it went on
    /// from what is on this disk; this disk stays as it is.
    private byte[] elsewhere(Act... acts) throws Exception {
        var there = new Bench();
        there.disk = bench.disk.afterKill();
        try (var session = there.open()) {
            for (Act act : acts) {
                there.done(session, act);
            }
        }
        return there.disk.read(file);
    }

    @Test
    void aNewerFileOfASyncToolIsKeptWholeToldAndTakenOver() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, TRUE);
            byte[] theirs = elsewhere(note("c2", "from the laptop"));
            new AtomicFile(bench.disk).replace(file, theirs);
            var kept = new Kept();
            session.review().saving().addListener(kept);

            bench.done(session, note("c1", "from here"));

            assertThat(kept.told.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(kept.files).containsExactly(file + ".changed");
            assertThat(bench.disk.read(Path.of(file + ".changed"))).isEqualTo(theirs);

            var other = only(session);
            assertThat(other.onlyThere()).isEqualTo(1);
            assertThat(other.onlyHere()).isEqualTo(1);
            assertThat(other.different()).isZero();
            var taken = session.beside().takeOver(other, false);
            taken.saved().get(10, TimeUnit.SECONDS);
            assertThat(taken.labels()).isEqualTo(1);
            assertThat(session.draft(0).claim("c2").note()).isEqualTo("from the laptop");
            assertThat(session.draft(0).claim("c1").note()).isEqualTo("from here");
        }
        try (var again = bench.open()) {
            assertThat(again.beside().found()).isFalse();
            assertThat(again.draft(0).claim("c2").note()).isEqualTo("from the laptop");
        }
    }

    private static OtherLabels only(LabelSession session) throws IOException {
        var others = session.beside().others();
        assertThat(others).hasSize(1);
        return others.getFirst();
    }

    /// Two sessions, of which the first began to act and the second went on and acted too.
    private OtherLabels differing(LabelSession session) throws Exception {
        bench.done(session, TRUE);
        byte[] theirs = elsewhere(FALSE, note("c1", "theirs"));
        new AtomicFile(bench.disk).replace(file.resolveSibling("journal (conflict).jsonl"), theirs);
        return only(session);
    }

    @Test
    void whatDiffersStaysAsItIsHereUnlessTheRaterSaysOtherwise() throws Exception {
        try (var session = bench.open()) {
            var other = differing(session);
            assertThat(other.onlyThere()).isEqualTo(1);
            assertThat(other.different()).isEqualTo(1);

            session.beside().takeOver(other, false).saved().get(10, TimeUnit.SECONDS);

            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
            assertThat(session.draft(0).claim("c1").note()).isEqualTo("theirs");
            assertThat(session.beside().others()).as("offered once").isEmpty();
        }
    }

    @Test
    void whatDiffersIsTakenWhereTheRaterSaysSo() throws Exception {
        try (var session = bench.open()) {
            session.beside().takeOver(differing(session), true).saved().get(10, TimeUnit.SECONDS);

            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
        }
    }

    @Test
    void isOfferedAgainOnEveryStartUntilItIsTakenOver() throws Exception {
        try (var session = bench.open()) {
            differing(session);
        }
        for (int start = 0; start < 2; start++) {
            try (var session = bench.open()) {
                assertThat(session.beside().found()).isTrue();
                only(session);
            }
        }
        try (var session = bench.open()) {
            session.beside().takeOver(only(session), false).saved().get(10, TimeUnit.SECONDS);
        }
        try (var session = bench.open()) {
            assertThat(session.beside().found()).isFalse();
        }
    }

    @Test
    void oneUndoTakesBackAllThatWasTakenOverAndOneRedoDoesItAgain() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, TRUE);
            byte[] theirs =
                    elsewhere(
                            FALSE,
                            note("c2", "theirs"),
                            Act.SetLabel.ofSample("b", LabelField.RELEVANCE, QualityValue.TRUE));
            new AtomicFile(bench.disk).replace(file.resolveSibling("journal-2.jsonl"), theirs);
            var before = List.of(session.draft(0), session.draft(1));
            session.beside().takeOver(only(session), true).saved().get(10, TimeUnit.SECONDS);
            var after = List.of(session.draft(0), session.draft(1));
            assertThat(after.get(1)).isNotEqualTo(before.get(1));

            var _ = session.review().undo().orElseThrow();
            assertThat(List.of(session.draft(0), session.draft(1))).isEqualTo(before);

            session.review().redo().orElseThrow().saved().get(10, TimeUnit.SECONDS);
            assertThat(List.of(session.draft(0), session.draft(1))).isEqualTo(after);

            var _ = session.review().undo().orElseThrow();
            var _ = session.review().undo().orElseThrow();
            assertThat(session.draft(0).isEmpty()).as("the act before is one of its own").isTrue();
        }
    }

    @Test
    void takesNothingThatWouldBreakARuleTogetherWithTheLabelsHere() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, new Act.Cite("a", "c2", List.of(Region.whole("e2"))));
            byte[] theirs =
                    elsewhere(
                            new Act.Cite("a", "c2", List.of(Region.whole("e1"))),
                            Act.SetLabel.ofClaim(
                                    "a", "c2", LabelField.GROUNDING, Grounding.SUPPORTED),
                            Bench.truth("c2", Truth.TRUE));
            new AtomicFile(bench.disk).replace(file.resolveSibling("journal-2.jsonl"), theirs);

            var taken = session.beside().takeOver(only(session), false);

            assertThat(taken.labels()).isEqualTo(1);
            assertThat(taken.unfitting()).isEqualTo(1);
            assertThat(session.draft(0).claim("c2").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
            assertThat(session.draft(0).claim("c2").of(LabelField.GROUNDING)).isNull();
        }
    }

    @Test
    void noLabelCountsAsBlindThatWasTakenFromARaterWhoSawWhatIsHidden() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, TRUE);
            var there = new Bench();
            there.disk = bench.disk.afterKill();
            try (var other = there.open()) {
                other.unblind();
                there.done(other, note("c2", "seen"));
            }
            new AtomicFile(bench.disk)
                    .replace(file.resolveSibling("journal-2.jsonl"), there.disk.read(file));

            session.beside().takeOver(only(session), false).saved().get(10, TimeUnit.SECONDS);

            assertThat(session.isBlinded()).isFalse();
        }
    }

    @Test
    void offersNothingOfAnotherRaterOrFileOrOfNonsense() throws Exception {
        try (var other = bench.open("bob")) {
            bench.done(other, TRUE);
        }
        Path bobs =
                JournalPlace.in(new DataFolder(Bench.ROOT), bench.store.sha256(), "bob")
                        .folder()
                        .resolve("journal.jsonl");
        try (var session = bench.open()) {
            bench.done(session, note("c1", "mine"));
            new AtomicFile(bench.disk)
                    .replace(file.resolveSibling("journal-bob.jsonl"), bench.disk.read(bobs));
            new AtomicFile(bench.disk)
                    .replace(file.resolveSibling("journal-x.jsonl"), "x\n".getBytes(UTF_8));

            assertThat(session.beside().others()).isEmpty();
        }
    }

    @Test
    void beginsAnewBesideADamagedJournalAndOffersWhatIsSoundBehindTheDamage() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, TRUE);
            bench.done(session, note("c1", "damaged"));
            bench.done(session, note("c2", "behind"));
        }
        byte[] damaged =
                new String(bench.disk.read(file), UTF_8)
                        .replace("damaged", "dam4ged")
                        .getBytes(UTF_8);
        bench.disk.overwrite(file, damaged);
        try (var session = bench.open()) {
            assertThat(session.review().readOnly().orElseThrow().kind())
                    .isEqualTo(ReadOnlyReason.Kind.DAMAGED);
            assertThat(session.beside().others()).isEmpty();
            session.beside().beginAnew();
        }
        try (var session = bench.open()) {
            assertThat(session.review().readOnly()).isEmpty();
            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
            assertThat(bench.disk.read(Path.of(file + ".damaged"))).isEqualTo(damaged);
            var other = only(session);
            assertThat(other.isWhole()).isFalse();
            session.beside().takeOver(other, false).saved().get(10, TimeUnit.SECONDS);
            assertThat(session.draft(0).claim("c2").note()).isEqualTo("behind");
        }
    }

    @Test
    void theSessionWhoseLockFileWasDeletedLosesNothingAndIsTold() throws Exception {
        try (var first = bench.open()) {
            bench.done(first, TRUE);
            bench.disk.deleteLock(file.resolveSibling("lock"));
            try (var second = bench.open()) {
                assertThat(second.review().readOnly()).isEmpty();
                bench.done(second, note("c1", "of the second"));

                var listener = new Listener();
                first.review().saving().addListener(listener);
                var act = first.apply(bench.request(0), note("c2", "of the first"));
                assertThat(listener.failed.await(10, TimeUnit.SECONDS)).isTrue();
                assertThat(((Applied.Accepted) act).saved()).isNotDone();
                bench.done(second, note("c1", "once more"));
            }
            first.review().saving().retryNow();
            bench.done(first, Bench.truth("c2", Truth.FALSE));
        }
        try (var session = bench.open()) {
            assertThat(session.draft(0).claim("c2").note()).isEqualTo("of the first");
            var other = only(session);
            session.beside().takeOver(other, false).saved().get(10, TimeUnit.SECONDS);
            assertThat(session.draft(0).claim("c1").note()).isEqualTo("once more");
        }
    }

    /// A drive of a network that has no locks.
    private static Disk withoutLocks() {
        return (Disk)
                Proxy.newProxyInstance(
                        Disk.class.getClassLoader(),
                        new Class<?>[] {Disk.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("lock")) {
                                return new FreeLock();
                            }
                            try {
                                return method.invoke(Disk.ofSystem(), arguments);
                            } catch (InvocationTargetException e) {
                                throw Objects.requireNonNull(e.getCause());
                            }
                        });
    }

    private static final class FreeLock implements Disk.Lock {
        @Override
        public boolean isStillThere() {
            return true;
        }

        @Override
        public void close() {}
    }

    @Test
    void twoSessionsThatActInTurnOnARealDiskWithoutLocksHaveAllTheirLabelsInSomeFile()
            throws Exception {
        Disk disk = withoutLocks();
        try (var first = Bench.open(bench.store, folder, disk);
                var second = Bench.open(bench.store, folder, disk)) {
            for (int i = 0; i < 4; i++) {
                bench.done(first, note("c1", "first " + i));
                bench.done(second, note("c2", "second " + i));
            }
        }
        try (var session = Bench.open(bench.store, folder, Disk.ofSystem())) {
            for (var other : session.beside().others()) {
                session.beside().takeOver(other, false).saved().get(10, TimeUnit.SECONDS);
            }
            assertThat(session.draft(0).claim("c1").note()).startsWith("first");
            assertThat(session.draft(0).claim("c2").note()).startsWith("second");
        }
        var all = new StringBuilder();
        Path journals = bench.journalFolder(folder);
        try (Stream<Path> files = Files.list(journals)) {
            for (Path path : files.toList()) {
                all.append(Files.readString(path));
                if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                            .as("%s", path)
                            .isEqualTo("rw-------");
                }
            }
        }
        for (int i = 0; i < 4; i++) {
            assertThat(all).contains("first " + i, "second " + i);
        }
    }
}
