package org.plumbline.journal;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What can be saved of a journal that may be damaged: each record that is sound by itself, in the
/// file's order, whatever it was written behind.
///
/// Nobody labels on top of this; it only says what another journal holds, and the rater decides.
final class Salvage {

    /// What a damaged line may say without any label behind it counting for another rubric.
    private static final Pattern NO_RUBRIC =
            Pattern.compile("\"event\":\"(label|review|take-over|undo|redo|unblind|order|stand)\"");

    private final LineSeal seal = new LineSeal();
    private final Replay replay = new Replay();
    private Event.@Nullable Began began;
    private @Nullable Instant latest;
    private long next;
    private int unsound;

    private Salvage() {}

    static Salvage of(byte[] bytes) {
        var salvage = new Salvage();
        boolean goesOn = true;
        for (int start = 0; goesOn && start < bytes.length; ) {
            int end = JournalReading.endOfLine(bytes, start);
            goesOn = salvage.take(Arrays.copyOfRange(bytes, start, end));
            start = end;
        }
        return salvage;
    }

    /// False where what follows could be of another rubric than it seems.
    private boolean take(byte[] bytes) {
        Optional<Line> line = seal.open(bytes);
        if (line.isEmpty()) {
            unsound++;
            next++;
            return NO_RUBRIC.matcher(new String(bytes, StandardCharsets.ISO_8859_1)).find();
        }
        Entry entry = line.get().entry();
        if (entry.seq() > next) {
            unsound++;
            return false;
        }
        if (latest == null || entry.at().isAfter(latest)) {
            latest = entry.at();
        }
        if (entry.seq() == 0 && entry.event() instanceof Event.Began first) {
            began = first;
        }
        try {
            replay.take(entry);
        } catch (SenselessEntryException e) {
            unsound++;
        }
        next = entry.seq() + 1;
        return true;
    }

    /// The first record; empty where it is none or lost.
    Optional<Event.Began> began() {
        return Optional.ofNullable(began);
    }

    /// The latest time of any sound record; empty where there is none.
    Optional<Instant> latest() {
        return Optional.ofNullable(latest);
    }

    Replay replay() {
        return replay;
    }

    /// True where every line was sound.
    boolean isWhole() {
        return unsound == 0;
    }
}
