package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plumbline.labels.Author;
import org.plumbline.text.CodePointOrder;

/// Every rating, judge rating and decision that was read, found by sample. Immutable.
public final class LabelIndex {

    private static final Comparator<String> ORDER = CodePointOrder.INSTANCE;

    /// The names that labels use, each with a number.
    record Names(NameNumbers samples, NameNumbers claims) {}

    private final List<PackedLabels> files;
    private final Names names;
    private final List<Integer> raters;
    private final List<Integer> judges;

    /// Where the entries of a sample begin; one more than there are samples.
    private final int[] starts;

    private final int[] entryFile;
    private final int[] entryRow;

    private LabelIndex(List<PackedLabels> files, Names names) {
        this.files = List.copyOf(files);
        this.names = names;
        raters = numbers(Author.Rater.class, Comparator.comparing(Author.Rater::name, ORDER));
        judges =
                numbers(
                        Author.Judge.class,
                        Comparator.comparing(Author.Judge::model, ORDER)
                                .thenComparing(Author.Judge::runId, ORDER));
        int samples = names.samples().size();
        starts = new int[samples + 1];
        each((file, row) -> starts[files.get(file).sample(row) + 1]++);
        for (int i = 0; i < samples; i++) {
            starts[i + 1] += starts[i];
        }
        entryFile = new int[starts[samples]];
        entryRow = new int[starts[samples]];
        int[] next = starts.clone();
        each(
                (file, row) -> {
                    int entry = next[files.get(file).sample(row)]++;
                    entryFile[entry] = file;
                    entryRow[entry] = row;
                });
    }

    /// The numbers of the raters' files, by name.
    List<Integer> raters() {
        return raters;
    }

    /// The numbers of the judges' files, by model and run.
    List<Integer> judges() {
        return judges;
    }

    List<PackedLabels> files() {
        return files;
    }

    Names names() {
        return names;
    }

    /// The numbers here of other claim ids, by their numbers there; -1 where no label has one.
    int[] claimNumbers(NameNumbers claimIds) {
        int[] numbers = new int[claimIds.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = names.claims().find(claimIds.name(i));
        }
        return numbers;
    }

    /// Calls `action` with file and row of all that was said of a sample, by file.
    void each(String sampleId, EntryAction action) {
        int sample = names.samples().find(sampleId);
        if (sample >= 0) {
            for (int entry = starts[sample]; entry < starts[sample + 1]; entry++) {
                action.accept(entryFile[entry], entryRow[entry]);
            }
        }
    }

    private <A extends Author> List<Integer> numbers(Class<A> type, Comparator<A> order) {
        return IntStream.range(0, files.size())
                .boxed()
                .filter(file -> type.isInstance(files.get(file).author()))
                .sorted(Comparator.comparing(file -> type.cast(files.get(file).author()), order))
                .toList();
    }

    private void each(EntryAction action) {
        for (int file = 0; file < files.size(); file++) {
            for (int row = 0; row < files.get(file).size(); row++) {
                action.accept(file, row);
            }
        }
    }

    /// Takes one label of a file.
    @FunctionalInterface
    interface EntryAction {
        void accept(int file, int row);
    }

    /// Takes files in any order and gives the book.
    public static final class Builder {

        private final Names names = new Names(new NameNumbers(), new NameNumbers());
        private final List<PackedLabels> files = new ArrayList<>();

        /// A file to fill with its fresh labels and to close.
        public PackedLabels file(Author author) {
            var file = new PackedLabels(author, names);
            files.add(file);
            return file;
        }

        public LabelIndex build() {
            for (var file : files) {
                if (!file.isClosed()) {
                    throw new IllegalStateException("not closed: the file by " + file.author());
                }
            }
            return new LabelIndex(files, names);
        }
    }
}
