package org.plumbline.ui.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plumbline.text.Span;

/// How the rows of an old and a new text stand beside each other: which are the same, which differ,
/// and where fillers keep the same ones level.
///
/// Rows are the same where every character is, their line ends included. Rows that take each
/// other's place are compared word by word.
///
/// @param oldSide what the old text's view needs
/// @param newSide what the new text's view needs
record Alignment(Side oldSide, Side newSide) {

    /// More rows than this between the first and the last difference are not compared one by one,
    /// since that takes time by their square: they all count as changed.
    private static final int MOST_ROWS = 4_000;

    /// Rows with more words than this are marked as a whole.
    private static final int MOST_WORDS = 400;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}_]+|\\s+|.");

    /// One of the two texts.
    ///
    /// @param fillers where its view has fillers
    /// @param changed its rows that the other text does not have
    /// @param words what differs within changed rows, in bytes
    record Side(Fillers fillers, BitSet changed, List<Span> words) {}

    static Alignment of(Rows before, Rows after) {
        return new Finder(before, after).find();
    }

    /// The comparison of two texts on its way.
    private static final class Finder {

        private final Rows before;
        private final Rows after;
        private final int[] fillersBefore;
        private final int[] fillersAfter;
        private final BitSet changedBefore = new BitSet();
        private final BitSet changedAfter = new BitSet();
        private final List<Span> wordsBefore = new ArrayList<>();
        private final List<Span> wordsAfter = new ArrayList<>();

        Finder(Rows before, Rows after) {
            this.before = before;
            this.after = after;
            fillersBefore = new int[before.count() + 1];
            fillersAfter = new int[after.count() + 1];
        }

        Alignment find() {
            int head = commonHead();
            int tail = commonTail(head);
            int oldEnd = before.count() - tail;
            int newEnd = after.count() - tail;
            if (oldEnd - head > MOST_ROWS || newEnd - head > MOST_ROWS) {
                change(head, oldEnd, head, newEnd);
            } else {
                var patch =
                        DiffUtils.diff(
                                contents(before, head, oldEnd), contents(after, head, newEnd));
                for (AbstractDelta<String> delta : patch.getDeltas()) {
                    Chunk<String> from = delta.getSource();
                    Chunk<String> to = delta.getTarget();
                    change(
                            head + from.getPosition(),
                            head + from.getPosition() + from.size(),
                            head + to.getPosition(),
                            head + to.getPosition() + to.size());
                }
            }
            return new Alignment(
                    new Side(Fillers.of(fillersBefore), changedBefore, List.copyOf(wordsBefore)),
                    new Side(Fillers.of(fillersAfter), changedAfter, List.copyOf(wordsAfter)));
        }

        private void change(int oldFrom, int oldTo, int newFrom, int newTo) {
            changedBefore.set(oldFrom, oldTo);
            changedAfter.set(newFrom, newTo);
            int oldRows = oldTo - oldFrom;
            int newRows = newTo - newFrom;
            fillersBefore[oldTo] += Math.max(0, newRows - oldRows);
            fillersAfter[newTo] += Math.max(0, oldRows - newRows);
            if (oldRows <= MOST_ROWS && newRows <= MOST_ROWS) {
                for (int i = 0; i < Math.min(oldRows, newRows); i++) {
                    compareWords(oldFrom + i, newFrom + i);
                }
            }
        }

        private void compareWords(int oldRow, int newRow) {
            List<String> old = words(content(before, oldRow));
            List<String> now = words(content(after, newRow));
            if (old.size() > MOST_WORDS || now.size() > MOST_WORDS) {
                return;
            }
            var patch = DiffUtils.diff(old, now);
            boolean nothingStays =
                    patch.getDeltas().size() == 1
                            && patch.getDeltas().getFirst().getSource().size() == old.size();
            if (nothingStays) {
                return;
            }
            for (AbstractDelta<String> delta : patch.getDeltas()) {
                mark(before, oldRow, old, delta.getSource(), wordsBefore);
                mark(after, newRow, now, delta.getTarget(), wordsAfter);
            }
        }

        private static void mark(
                Rows rows, int row, List<String> words, Chunk<String> chunk, List<Span> marked) {
            if (chunk.size() == 0) {
                return;
            }
            int from = rows.start(row) + length(words.subList(0, chunk.getPosition()));
            int to = from + length(chunk.getLines());
            marked.add(new Span(rows.text().byteOffset(from), rows.text().byteOffset(to)));
        }

        private static int length(List<String> words) {
            return words.stream().mapToInt(String::length).sum();
        }

        private static List<String> words(String row) {
            List<String> words = new ArrayList<>();
            // The row's last character may be a line end, which `.` does not match: `\s` does.
            Matcher matcher = WORD.matcher(row);
            int at = 0;
            while (matcher.find()) {
                if (matcher.start() > at) {
                    words.add(row.substring(at, matcher.start()));
                }
                words.add(matcher.group());
                at = matcher.end();
            }
            if (at < row.length()) {
                words.add(row.substring(at));
            }
            return words;
        }

        private int commonHead() {
            int most = Math.min(before.count(), after.count());
            int row = 0;
            while (row < most && content(before, row).equals(content(after, row))) {
                row++;
            }
            return row;
        }

        private int commonTail(int head) {
            int most = Math.min(before.count(), after.count()) - head;
            int tail = 0;
            while (tail < most
                    && content(before, before.count() - 1 - tail)
                            .equals(content(after, after.count() - 1 - tail))) {
                tail++;
            }
            return tail;
        }

        private static List<String> contents(Rows rows, int from, int to) {
            List<String> contents = new ArrayList<>(to - from);
            for (int row = from; row < to; row++) {
                contents.add(content(rows, row));
            }
            return contents;
        }

        private static String content(Rows rows, int row) {
            return rows.value().substring(rows.start(row), rows.end(row));
        }
    }
}
