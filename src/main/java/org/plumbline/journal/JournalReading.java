package org.plumbline.journal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// What is found in the bytes of a journal, read strictly from the first.
///
/// Behind the last good record there is nothing, or a torn tail (the end of a write that never
/// ended: bytes without a line end, or with zeros that a disk never filled), or damage (a sound
/// record that cannot follow, or one behind bytes that are none, or a whole line whose checksum is
/// wrong, or right with words that are unknown here). A torn tail was never said to be saved;
/// damage may hide what was.
final class JournalReading {

    /// What every record but the first begins with. No text in a record can contain it, since a
    /// quotation mark is escaped there.
    private static final byte[] BEGINNING = "{\"seq\":".getBytes(StandardCharsets.US_ASCII);

    private final Replay replay = new Replay();
    private final List<Entry> entries = new ArrayList<>();
    private Sha256 chain = LineSeal.START;
    private int good;
    private int torn;
    private @Nullable Damage damage;

    /// The first thing that is wrong.
    ///
    /// @param line from 1
    /// @param offset the line's first byte
    record Damage(int line, int offset, String what) {}

    private JournalReading() {}

    static JournalReading of(byte[] bytes) {
        var reading = new JournalReading();
        var seal = new LineSeal();
        for (int start = 0; start < bytes.length; ) {
            int end = endOfLine(bytes, start);
            var line = seal.open(Arrays.copyOfRange(bytes, start, end));
            if (line.isEmpty()) {
                reading.stopBeforeNonsense(seal, bytes, start);
                return reading;
            }
            String wrong = reading.take(line.get());
            if (wrong != null) {
                reading.damage = new Damage(reading.entries.size() + 1, start, wrong);
                return reading;
            }
            reading.good = end;
            start = end;
        }
        return reading;
    }

    private @Nullable String take(Line line) {
        Entry entry = line.entry();
        if (entry.seq() != entries.size()) {
            return "entry " + entry.seq() + " stands where entry " + entries.size() + " should";
        }
        if ((entry.seq() == 0) != (entry.event() instanceof Event.Began)) {
            return "the journal does not begin as one does";
        }
        if (!line.follows(chain)) {
            return "entry "
                    + entry.seq()
                    + " was not written behind the one before it: one of the two was changed";
        }
        try {
            replay.take(entry);
        } catch (SenselessEntryException e) {
            return e.getMessage();
        }
        entries.add(entry);
        chain = line.chain();
        return null;
    }

    /// Tells a torn tail from damage. A sound record may also be glued to the nonsense before it,
    /// where the line feed between them was lost.
    private void stopBeforeNonsense(LineSeal seal, byte[] bytes, int start) {
        if (LineSeal.isWhole(Arrays.copyOfRange(bytes, start, endOfLine(bytes, start)))) {
            // Cut off as a torn tail, a later version's last acts would be lost.
            damage =
                    new Damage(
                            entries.size() + 1,
                            start,
                            "the line is whole and says what this program does not know; open it"
                                    + " with the later version that wrote it");
            return;
        }
        for (int next = start + 1; next < bytes.length; next++) {
            if (beginsAt(bytes, next)
                    && seal.open(Arrays.copyOfRange(bytes, next, endOfLine(bytes, next)))
                            .isPresent()) {
                damage =
                        new Damage(
                                entries.size() + 1,
                                start,
                                "the line is damaged, and sound entries follow it");
                return;
            }
        }
        int end = endOfLine(bytes, start);
        if (bytes[end - 1] == '\n' && !hasZeros(bytes, start)) {
            // Its end was written, so that it may have been forced and shown as saved.
            damage =
                    new Damage(
                            entries.size() + 1,
                            start,
                            "the line is whole, but its checksum is not that of its bytes");
            return;
        }
        torn = bytes.length - start;
    }

    /// No record has a zero byte; a disk without power leaves them where it had not written yet.
    private static boolean hasZeros(byte[] bytes, int start) {
        for (int i = start; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean beginsAt(byte[] bytes, int place) {
        return Arrays.equals(
                bytes,
                place,
                Math.min(place + BEGINNING.length, bytes.length),
                BEGINNING,
                0,
                BEGINNING.length);
    }

    /// The byte after the line feed, or the end of the bytes.
    static int endOfLine(byte[] bytes, int start) {
        int end = start;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        return Math.min(end + 1, bytes.length);
    }

    /// What the good entries come to.
    Replay replay() {
        return replay;
    }

    List<Entry> entries() {
        return entries;
    }

    /// The chain after the last good entry.
    Sha256 chain() {
        return chain;
    }

    /// How many bytes the good entries have.
    int good() {
        return good;
    }

    /// How many bytes the torn tail has.
    int torn() {
        return torn;
    }

    /// The first damage; empty where there is none.
    Optional<Damage> damage() {
        return Optional.ofNullable(damage);
    }
}
