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
/// Rows are the same where every character of their text is; those that differ in their line ends
/// alone are told apart from changed ones. So is a text that only lacks the line end of its last
/// line. Rows that take each other's place are compared word by word.
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
    /// @param ends its rows that are the same in the other text but for their line ends
    /// @param words what differs within changed rows, in bytes
    record Side(Fillers fillers, BitSet changed, BitSet ends, List<Span> words) {}

    /// True where some line that both texts have ends in two ways.
    boolean haveOtherEnds() {
        return !oldSide.ends.isEmpty() || !newSide.ends.isEmpty();
    }

    /// True where the texts differ in nothing but how their lines end.
    boolean differInEndsAlone() {
        return haveOtherEnds() && oldSide.changed.isEmpty() && newSide.changed.isEmpty();
    }

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
        private final BitSet endsBefore = new BitSet();
        private final BitSet endsAfter = new BitSet();

        /// How many rows are compared: all but an empty last one that the other text does not have.
        private final int oldCount;

        private final int newCount;
        private final List<Span> wordsBefore = new ArrayList<>();
        private final List<Span> wordsAfter = new ArrayList<>();

        Finder(Rows before, Rows after) {
            this.before = before;
            this.after = after;
            fillersBefore = new int[before.count() + 1];
            fillersAfter = new int[after.count() + 1];
            boolean oldEnds = isEmptyAtEnd(before);
            boolean newEnds = isEmptyAtEnd(after);
            oldCount = before.count() - (oldEnds && !newEnds ? 1 : 0);
            newCount = after.count() - (newEnds && !oldEnds ? 1 : 0);
        }

        Alignment find() {
            int head = commonHead();
            int tail = commonTail(head);
            int oldEnd = oldCount - tail;
            int newEnd = newCount - tail;
            same(0, 0, head);
            same(oldEnd, newEnd, tail);
            if (oldEnd - head > MOST_ROWS || newEnd - head > MOST_ROWS) {
                change(head, oldEnd, head, newEnd);
            } else {
                var patch =
                        DiffUtils.diff(
                                contents(before, head, oldEnd), contents(after, head, newEnd));
                int sameFrom = head;
                int newFrom = head;
                for (AbstractDelta<String> delta : patch.getDeltas()) {
                    Chunk<String> from = delta.getSource();
                    Chunk<String> to = delta.getTarget();
                    same(sameFrom, newFrom, head + from.getPosition() - sameFrom);
                    sameFrom = head + from.getPosition() + from.size();
                    newFrom = head + to.getPosition() + to.size();
                    change(
                            head + from.getPosition(),
                            head + from.getPosition() + from.size(),
                            head + to.getPosition(),
                            head + to.getPosition() + to.size());
                }
                same(sameFrom, newFrom, oldEnd - sameFrom);
            }
            fillersBefore[before.count()] += after.count() - newCount;
            fillersAfter[after.count()] += before.count() - oldCount;
            return new Alignment(
                    new Side(
                            Fillers.of(fillersBefore),
                            changedBefore,
                            endsBefore,
                            List.copyOf(wordsBefore)),
                    new Side(
                            Fillers.of(fillersAfter),
                            changedAfter,
                            endsAfter,
                            List.copyOf(wordsAfter)));
        }

        /// Takes note of rows whose text is the same and whose line ends are not.
        private void same(int oldFrom, int newFrom, int rows) {
            for (int i = 0; i < rows; i++) {
                if (!end(before, oldFrom + i).equals(end(after, newFrom + i))) {
                    endsBefore.set(oldFrom + i);
                    endsAfter.set(newFrom + i);
                }
            }
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
            int most = Math.min(oldCount, newCount);
            int row = 0;
            while (row < most && content(before, row).equals(content(after, row))) {
                row++;
            }
            return row;
        }

        private int commonTail(int head) {
            int most = Math.min(oldCount, newCount) - head;
            int tail = 0;
            while (tail < most
                    && content(before, oldCount - 1 - tail)
                            .equals(content(after, newCount - 1 - tail))) {
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
            return rows.value().substring(rows.start(row), rows.textEnd(row));
        }

        private static String end(Rows rows, int row) {
            return rows.value().substring(rows.textEnd(row), rows.end(row));
        }

        private static boolean isEmptyAtEnd(Rows rows) {
            int last = rows.count() - 1;
            return last > 0 && rows.start(last) == rows.end(last);
        }
    }
}
