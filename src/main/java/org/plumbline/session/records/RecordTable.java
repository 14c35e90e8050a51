package org.plumbline.session.records;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.RecordFiles;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.Location;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.Factorial;
import org.plumbline.records.FactorialSummary;
import org.plumbline.records.Incomparable;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Pairing;
import org.plumbline.records.Pairs;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.records.Table;
import org.plumbline.records.TableBuilder;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;
import org.plumbline.text.Sha256Stream;

/// A table of evaluation records: opened from a file or built from recordings, and compared.
public sealed interface RecordTable {

    /// The table, without errors that matter to what it was opened for.
    ///
    /// @param warnings what is to be told all the same
    record Ready(LocatedTable located, ProblemList warnings) implements RecordTable {

        public Table table() {
            return located.table();
        }
    }

    /// Some file has an error.
    record Refused(ProblemList problems) implements RecordTable {}

    /// What came of a comparison.
    ///
    /// @param <T> what was to be made
    sealed interface Outcome<T> {

        /// It was made.
        record Made<T>(T value) implements Outcome<T> {}

        /// The rows cannot be compared; each problem says which row.
        record Declined<T>(ProblemList problems) implements Outcome<T> {}
    }

    /// Opens a table. Worker.
    ///
    /// @throws IOException with words for the user where the file cannot be read
    static RecordTable open(Path file, ReadProgress progress) throws IOException {
        return open(Source.of(file), progress);
    }

    /// Opens a table that is bundled, or a file. Worker.
    static RecordTable open(Source source, ReadProgress progress) throws IOException {
        return opened(Intake.readTable(source, Checking.reporting(progress)));
    }

    /// Opens a table whose scores are to be compared and nothing else: with errors that no score
    /// depends on, it is ready too. Worker.
    static RecordTable openToCompare(Path file, ReadProgress progress) throws IOException {
        return opened(Intake.readTableToCompare(Source.of(file), Checking.reporting(progress)));
    }

    private static RecordTable opened(RecordFiles files) {
        return switch (files) {
            case RecordFiles.Received received ->
                    new Ready(received.tables().getFirst(), received.problems());
            case RecordFiles.Refused refused -> new Refused(refused.problems());
        };
    }

    /// Builds a table: no inference, no invented label, failures kept. Worker.
    ///
    /// @param guide what the annotations must have been made with
    /// @throws IOException with words for the user where a file cannot be read
    static RecordTable build(
            List<Path> recordings, List<Path> annotations, Rubric guide, ReadProgress progress)
            throws IOException {
        return buildFrom(
                recordings.stream().map(Source::of).toList(),
                annotations.stream().map(Source::of).toList(),
                guide,
                progress);
    }

    /// Builds a table from files or from what is bundled. Worker.
    static RecordTable buildFrom(
            List<Source> recordings, List<Source> annotations, Rubric guide, ReadProgress progress)
            throws IOException {
        return switch (Intake.readRecordings(
                recordings, annotations, guide, Checking.reporting(progress))) {
            case RecordFiles.Received received -> {
                Table table = TableBuilder.table(received.recordings(), received.annotations());
                try (var digest = new Sha256Stream()) {
                    RecordsFile.write(table, RecordForm.JSON, digest);
                    yield new Ready(
                            new LocatedTable("", digest.sha256(), table, List.of()),
                            received.problems());
                }
            }
            case RecordFiles.Refused refused -> new Refused(refused.problems());
        };
    }

    /// Pairs the rows of two conditions.
    static Outcome<Pairs> pair(LocatedTable located, Pairing.Order order) {
        return switch (Pairing.of(located.table(), order)) {
            case Pairing.Paired paired -> new Outcome.Made<>(paired.pairs());
            case Pairing.Refused refused ->
                    new Outcome.Declined<>(problems(located, refused.refusals()));
        };
    }

    /// Summarises the rows by factors.
    static Outcome<FactorialSummary> summarise(LocatedTable located, Factorial.Order order) {
        return switch (Factorial.of(located.table(), order)) {
            case Factorial.Summarised made -> new Outcome.Made<>(made.summary());
            case Factorial.Refused refused ->
                    new Outcome.Declined<>(problems(located, refused.refusals()));
        };
    }

    private static ProblemList problems(LocatedTable located, List<Incomparable> refusals) {
        var problems = new FileProblems(located.file());
        for (Incomparable refusal : refusals) {
            Code code = refusal.code();
            problems.add(code, place(located, refusal), refusal::pointer, null, refusal::message);
        }
        return FileProblems.join(List.of(problems));
    }

    private static Location place(LocatedTable located, Incomparable refusal) {
        int row = refusal.row();
        return row >= 0 && row < located.places().size()
                ? located.places().get(row).of(refusal.field())
                : new Location(1, 1);
    }
}
