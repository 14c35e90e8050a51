package org.plumbline.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.plumbline.journal.JournalTest.draft;
import static org.plumbline.journal.JournalTest.truth;


/// What is found, and what is left alone, in a journal that is not as it was written.
class DamagedJournalTest {

    private final JournalFixture fixture = new JournalFixture();

    @Test
    void opensAfterACutInTheLastRecordWithAllBeforeIt() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE));
        byte[] whole = fixture.bytes();
        byte[] last = fixture.lines().getLast();
        byte[] cut = Arrays.copyOf(whole, whole.length - 10);
        fixture.put(cut);

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
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
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
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
        fixture.labelMuch(3, 20);
        byte[] whole = fixture.bytes();
        int last = whole.length - fixture.lines().getLast().length;
        var random = new SplittableRandom(4);
        for (int i = 0; i < 200; i++) {
            byte[] changed = whole.clone();
            int place = random.nextInt(last);
            changed[place] ^= (byte) (1 << random.nextInt(8));

            var damage = JournalReading.of(changed).damage();

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
        fixture.labelMuch(5, 30);
        var lines = fixture.lines();
        var without = new ArrayList<>(lines);
        without.remove(10);
        var twice = new ArrayList<>(lines);
        twice.add(11, lines.get(10));
        var swapped = new ArrayList<>(lines);
        Collections.swap(swapped, 10, 11);

        for (var changed : List.of(without, twice, swapped)) {
            var damage = JournalReading.of(joined(changed)).damage().orElseThrow();
            assertThat(damage.line()).isBetween(11, 12);
        }
    }

    @Test
    void findsALineThatSomeoneChangedTogetherWithItsChecksum() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE));
        var lines = new ArrayList<>(fixture.lines());
        var honest = new LineSeal().open(lines.get(2)).orElseThrow();
        var forged = new Entry(2, honest.entry().at(), truth(Truth.UNSUPPORTED));
        var before = new LineSeal().open(lines.get(1)).orElseThrow();
        lines.set(2, new LineSeal().close(forged, before.chain()).bytes());

        var damage = JournalReading.of(joined(lines)).damage().orElseThrow();

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
            assertThat(new LineSeal().open(other.getBytes(UTF_8))).as(other).isEmpty();
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
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
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

    private static byte[] joined(List<byte[]> lines) {
        var all = new ByteArrayOutputStream();
        lines.forEach(all::writeBytes);
        return all.toByteArray();
    }
}
