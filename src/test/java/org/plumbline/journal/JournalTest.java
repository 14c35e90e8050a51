package org.plumbline.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

class JournalTest {

    private final JournalFixture fixture = new JournalFixture();

    private static Event.Labelled step(Act... acts) {
        String sample = acts[0].sampleId();
        return new Event.Labelled(sample, Acts.request(sample), List.of(acts));
    }

    private static Event.Labelled truth(Truth truth) {
        return step(new Act.SetTruth("s", "c", truth));
    }

    private static Draft draft(Journal journal, String sample) {
        return journal.replay().sheet(JournalFixture.RUBRIC).draft(sample);
    }

    /// Several hundred entries of all kinds.
    private void labelMuch(long seed, int count) throws IOException {
        var random = new SplittableRandom(seed);
        var acts = new Acts(random);
        try (var journal = fixture.open()) {
            journal.add(new Event.Ruled(JournalFixture.RUBRIC));
            var sheet = journal.replay().sheet(JournalFixture.RUBRIC);
            for (int i = 0; i < count; i++) {
                int choice = random.nextInt(12);
                if (choice == 0 && sheet.undoable().isPresent()) {
                    journal.add(new Event.Undone(sheet.undoable().getAsLong()));
                } else if (choice == 1 && sheet.redoable().isPresent()) {
                    journal.add(new Event.Redone(sheet.redoable().getAsLong()));
                } else if (choice == 2) {
                    journal.add(new Event.Stood("sample-1", random.nextBoolean() ? "c1" : null));
                } else if (choice == 3) {
                    journal.add(new Event.Ordered(random.nextBoolean() ? "seed 7" : null));
                } else {
                    journal.add(acts.step());
                }
            }
            journal.add(new Event.Unblinded());
        }
    }

    @Test
    void isTextThatPeopleCanRead() throws IOException {
        fixture.label(
                step(new Act.SetTruth("s#1", "c1", Truth.TRUE)),
                step(
                        new Act.SetGrounding("s#1", "c1", Grounding.SUPPORTED),
                        new Act.SetNote("s#1", "c1", "she said \"no\" 🙂")),
                step(
                        new Act.Cite(
                                "s#1",
                                "c1",
                                List.of(Region.whole("e1"), new Region("e2", new Span(3, 9))))),
                step(new Act.SetQuality("s#1", Measure.USEFULNESS, QualityValue.NULL)),
                step(new Act.SetQuality("s#1", Measure.USEFULNESS, null)),
                step(new Act.Clear("s#1")),
                new Event.Undone(7),
                new Event.Redone(7),
                new Event.Stood("s#2", null),
                new Event.Unblinded(),
                new Event.Ordered("42"),
                new Event.Ordered(null));

        try (var golden = JournalTest.class.getResourceAsStream("journal.jsonl")) {
            assertThat(golden).isNotNull();
            assertThat(new String(fixture.bytes(), UTF_8))
                    .isEqualTo(new String(golden.readAllBytes(), UTF_8));
        }
    }

    @Test
    void goesOnWhereItEnded() throws IOException {
        labelMuch(1, 300);
        byte[] first = fixture.bytes();

        fixture.label(truth(Truth.FALSE));

        assertThat(new String(fixture.bytes(), UTF_8)).startsWith(new String(first, UTF_8));
        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.FALSE);
        }
    }

    @Test
    void replaysEveryPrefixAndKeepsTheTornTailAside() throws IOException {
        labelMuch(2, 8);
        byte[] whole = fixture.bytes();
        int lines = 0;
        for (int length = 0; length <= whole.length; length++) {
            if (length > 0 && whole[length - 1] == '\n') {
                lines++;
            }
            var reading = Reading.of(Arrays.copyOf(whole, length));

            assertThat(reading.entries()).as("prefix of %d bytes", length).hasSize(lines);
            assertThat(reading.damage()).isEmpty();
            assertThat(reading.good() + reading.torn()).isEqualTo(length);
        }
        assertThat(lines).isEqualTo(11);
    }

    @Test
    void opensAfterACutInTheLastRecordWithAllBeforeIt() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE));
        byte[] whole = fixture.bytes();
        byte[] last = fixture.lines().getLast();
        byte[] cut = Arrays.copyOf(whole, whole.length - 10);
        fixture.put(cut);

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.TRUE);
            var aside = journal.keptAside().orElseThrow();
            assertThat(aside.getFileName()).hasToString("journal.jsonl.torn");
            assertThat(fixture.disk.read(aside)).isEqualTo(Arrays.copyOf(last, last.length - 10));
        }
        assertThat(fixture.bytes()).isEqualTo(Arrays.copyOf(whole, whole.length - last.length));
    }

    @Test
    void beginsAnewWhereNotEvenTheFirstLineIsWhole() throws IOException {
        fixture.label();
        byte[] cut = Arrays.copyOf(fixture.bytes(), 20);
        fixture.put(cut);

        fixture.label(truth(Truth.TRUE));

        try (var journal = fixture.open()) {
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.TRUE);
        }
    }

    @Test
    void treatsZerosAtTheEndAsATornTail() throws IOException {
        fixture.label(truth(Truth.TRUE));
        byte[] whole = fixture.bytes();
        fixture.put(Arrays.copyOf(whole, whole.length + 4096));

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(journal.keptAside()).isPresent();
        }
        assertThat(fixture.bytes()).isEqualTo(whole);
    }

    @Test
    void isReadOnlyWithThePlaceOnceAnyBitInTheMiddleChanged() throws IOException {
        labelMuch(3, 20);
        byte[] whole = fixture.bytes();
        int last = whole.length - fixture.lines().getLast().length;
        var random = new SplittableRandom(4);
        for (int i = 0; i < 200; i++) {
            byte[] changed = whole.clone();
            int place = random.nextInt(last);
            changed[place] ^= (byte) (1 << random.nextInt(8));

            var damage = Reading.of(changed).damage();

            assertThat(damage).as("bit changed at byte %d", place).isPresent();
            assertThat(damage.get().offset()).isLessThanOrEqualTo(place);
        }
    }

    @Test
    void changesNothingInADamagedFileAndSaysWhereTheDamageIs() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE));
        byte[] damaged = fixture.bytes();
        int place = fixture.lines().getFirst().length + fixture.lines().get(1).length;
        damaged[place + 30] ^= 1;
        fixture.put(damaged);

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly())
                    .contains(
                            new ReadOnly.Damaged(
                                    JournalFixture.PLACE.file(),
                                    3,
                                    place,
                                    "the line is damaged, and sound entries follow it"));
        }
        assertThat(fixture.bytes()).isEqualTo(damaged);
    }

    @Test
    void findsALineThatWasTakenOutPutInOrSwapped() throws IOException {
        labelMuch(5, 30);
        var lines = fixture.lines();
        var without = new ArrayList<>(lines);
        without.remove(10);
        var twice = new ArrayList<>(lines);
        twice.add(11, lines.get(10));
        var swapped = new ArrayList<>(lines);
        Collections.swap(swapped, 10, 11);

        for (var changed : List.of(without, twice, swapped)) {
            var damage = Reading.of(joined(changed)).damage().orElseThrow();
            assertThat(damage.line()).isBetween(11, 12);
        }
    }

    @Test
    void findsALineThatSomeoneChangedTogetherWithItsChecksum() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE));
        var lines = new ArrayList<>(fixture.lines());
        var honest = new Seal().open(lines.get(2)).orElseThrow();
        var forged = new Entry(2, honest.entry().at(), truth(Truth.UNSUPPORTED));
        var before = new Seal().open(lines.get(1)).orElseThrow();
        lines.set(2, new Seal().close(forged, before.chain()).bytes());

        var damage = Reading.of(joined(lines)).damage().orElseThrow();

        assertThat(damage.line()).isEqualTo(4);
        assertThat(damage.what())
                .isEqualTo(
                        "entry 3 was not written behind the one before it: one of the two was"
                                + " changed");
    }

    @Test
    void acceptsNoOtherSpellingOfAnEntry() throws IOException {
        fixture.label(truth(Truth.TRUE));
        String line = new String(fixture.lines().get(2), UTF_8);

        for (String other :
                List.of(
                        line.replace("\"seq\":2", "\"seq\": 2"),
                        line.replace("\"seq\":2", "\"seq\":2.0"),
                        line.replace("\"value\":\"true\"", "\"value\":\"tru\\u0065\""),
                        line.replace("\"act\":\"truth\"", "\"act\":\"truth\",\"x\":1"),
                        line.replace("\n", "\r\n"))) {
            assertThat(other).isNotEqualTo(line);
            assertThat(new Seal().open(other.getBytes(UTF_8))).as(other).isEmpty();
        }
    }

    @Test
    void remembersTheOrderThatWasChosenLast() throws IOException {
        fixture.label(truth(Truth.TRUE));
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order()).as("an older journal has none").isEmpty();
            journal.add(new Event.Ordered(null));
            journal.add(new Event.Ordered("\"a\"\u0000\ud83d\ude42"));
        }
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order())
                    .contains(new Event.Ordered("\"a\"\u0000\ud83d\ude42"));
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.TRUE);
            journal.add(new Event.Ordered(null));
        }
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order()).contains(new Event.Ordered(null));
        }
    }

    @Test
    void cutsNothingOffThatALaterVersionWrote() throws IOException {
        fixture.label(truth(Truth.TRUE), new Event.Ordered("7"));
        var lines = new ArrayList<>(fixture.lines());
        lines.set(3, inWordsOfALaterVersion(lines.get(3)));
        byte[] later = joined(lines);
        fixture.put(later);

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly())
                    .contains(
                            new ReadOnly.Damaged(
                                    JournalFixture.PLACE.file(),
                                    4,
                                    later.length - lines.get(3).length,
                                    "the line is whole and says what this program does not know;"
                                            + " open it with the later version that wrote it"));
            assertThat(journal.keptAside()).isEmpty();
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.TRUE);
        }
        assertThat(fixture.bytes()).isEqualTo(later);
    }

    /// The line with an event of another name, and its checksum made anew.
    private static byte[] inWordsOfALaterVersion(byte[] line) {
        String text = new String(line, UTF_8).replace("\"order\"", "\"later\"");
        String covered = text.substring(0, text.indexOf("\",\"crc32c\""));
        var crc = new CRC32C();
        crc.update(covered.getBytes(UTF_8));
        String digits = HexFormat.of().toHexDigits((int) crc.getValue());
        return (covered + "\",\"crc32c\":\"" + digits + "\"}\n").getBytes(UTF_8);
    }

    @Test
    void doesNotTakeUpTheJournalOfAnotherFile() throws IOException {
        fixture.label(truth(Truth.TRUE));
        var other =
                new JournalPlace(
                        JournalFixture.PLACE.folder(), Sha256.of(new byte[] {9}), "Ann Mørk");

        try (var journal =
                Journal.open(
                        fixture.disk, other, "me", fixture.clock(), new JournalFixture.Silent())) {
            assertThat(journal.readOnly()).containsInstanceOf(ReadOnly.Damaged.class);
        }
    }

    @Test
    void takesEachStepBackAcrossRestartsAndDoesItAgain() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE), truth(Truth.UNSUPPORTED));
        var expected = Arrays.asList(Truth.FALSE, Truth.TRUE, null);
        for (Truth truth : expected) {
            try (var journal = fixture.open()) {
                var sheet = journal.replay().sheet(JournalFixture.RUBRIC);
                journal.add(new Event.Undone(sheet.undoable().orElseThrow()));
            }
            try (var journal = fixture.open()) {
                assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(truth);
            }
        }
        for (Truth truth : List.of(Truth.TRUE, Truth.FALSE, Truth.UNSUPPORTED)) {
            try (var journal = fixture.open()) {
                var sheet = journal.replay().sheet(JournalFixture.RUBRIC);
                journal.add(new Event.Redone(sheet.redoable().orElseThrow()));
                assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(truth);
            }
        }
    }

    @Test
    void keepsLabelsOfTwoRubricsApart() throws IOException {
        fixture.label(truth(Truth.TRUE));
        var other = Sha256.of(new byte[] {7});
        fixture.label(new Event.Ruled(other), step(new Act.SetTruth("t", "c", Truth.FALSE)));

        try (var journal = fixture.open()) {
            var replay = journal.replay();
            assertThat(replay.sheet(other).draft("s")).isEqualTo(Draft.EMPTY);
            assertThat(replay.sheet(JournalFixture.RUBRIC).draft("t")).isEqualTo(Draft.EMPTY);
            assertThat(replay.labelled()).containsEntry(other, 1);
            assertThat(replay.labelled()).containsEntry(JournalFixture.RUBRIC, 1);
        }
    }

    @Test
    void isReadOnlyButReadableWhileAnotherSessionHasIt() throws IOException {
        try (var first = fixture.open()) {
            first.add(new Event.Ruled(JournalFixture.RUBRIC));
            first.add(truth(Truth.TRUE)).forced().join();

            try (var second = fixture.open()) {
                assertThat(second.readOnly()).contains(new ReadOnly.InUse("another"));
                assertThat(draft(second, "s").claim("c").truth()).isEqualTo(Truth.TRUE);
            }
            assertThat(first.add(truth(Truth.FALSE)).forced())
                    .succeedsWithin(Duration.ofSeconds(10));
        }
    }

    @Test
    void keepsTheOrderWhenTheClockGoesBackwards() throws IOException {
        var clock = new Instant[] {Instant.parse("2026-11-30T12:00:00Z")};
        try (var journal =
                Journal.open(
                        fixture.disk,
                        JournalFixture.PLACE,
                        "me",
                        () -> clock[0],
                        new JournalFixture.Silent())) {
            journal.add(new Event.Ruled(JournalFixture.RUBRIC));
            journal.add(truth(Truth.TRUE));
            clock[0] = clock[0].minusSeconds(86_400);
            journal.add(truth(Truth.FALSE));
            assertThat(journal.latest()).contains(clock[0].plusSeconds(86_400));
        }

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").truth()).isEqualTo(Truth.FALSE);
        }
    }

    @Test
    void keepsEveryForcedEntryThroughAPowerCutAtAnyStep() throws IOException {
        for (long seed = 0; seed < 40; seed++) {
            var powerless = new JournalFixture();
            var random = new SplittableRandom(seed);
            try (var journal = powerless.open()) {
                journal.add(new Event.Ruled(JournalFixture.RUBRIC)).forced().join();
                var acts = new Acts(random);
                for (int i = 0; i < 5; i++) {
                    journal.add(acts.step()).forced().join();
                    journal.add(acts.step());
                    var then = new JournalFixture(powerless.disk.afterPowerCut(random));
                    try (var again = then.open()) {
                        assertThat(again.readOnly()).as("seed %d, step %d", seed, i).isEmpty();
                        var reading = Reading.of(then.bytes());
                        assertThat(reading.entries().size())
                                .as("seed %d, step %d", seed, i)
                                .isGreaterThanOrEqualTo(2 + 2 * i + 1);
                    }
                }
            }
        }
    }

    private static byte[] joined(List<byte[]> lines) {
        var all = new ByteArrayOutputStream();
        lines.forEach(all::writeBytes);
        return all.toByteArray();
    }
}
