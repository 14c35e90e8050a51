package org.plumbline.intake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.plumbline.check.FreshRatings;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;

/// Opens files, holds them to every rule, and hands on what is in them.
///
/// The way of a file: a look at its first members tells its format; [org.plumbline.json] scans it
/// once, element by element; [org.plumbline.check.shape] and [org.plumbline.check] judge each
/// element on a second thread; what has no error becomes values of `corpus` and `labels`. One
/// element is in memory at a time, whatever the size of the file.
///
/// All methods throw an [UnreadableFileException] where a file cannot be read at all, and a
/// [java.util.concurrent.CancellationException] where `progress` ends the reading. What is wrong in
/// a file is never an exception.
public final class Intake {

    private static final Set<Format> SAMPLES = EnumSet.of(Format.CORPUS, Format.REQUESTS);

    private static final Set<Format> RECORDS =
            EnumSet.of(Format.RECORDS, Format.RECORDING, Format.ANNOTATIONS);

    private Intake() {}

    /// The format that a file names; empty where it names none that is read here. Reads no further
    /// than to where it does.
    public static Optional<Format> formatOf(Source source, Progress progress) throws IOException {
        return Optional.ofNullable(new FileInput(source, progress).format());
    }

    /// What a document calls its format, also where that is none that is read here; empty where it
    /// does not say. Reads no further than to where it does.
    public static Optional<String> formatWordOf(Source source) throws IOException {
        return Optional.ofNullable(new FileInput(source, Progress.NONE).formatWord());
    }

    /// Opens a corpus or a requests file for labelling.
    public static Opening openSamples(Source source, Progress progress) throws IOException {
        var input = new FileInput(source, progress);
        FileHeader header = input.header();
        if (header == null || !SAMPLES.contains(header.format())) {
            RefusedFile.tell(input, SAMPLES);
            return new Opening.Refused(FileProblems.join(List.of(input.problems())));
        }
        var pass = SamplesPass.run(input, header, Receiver.NOBODY, SamplesPass::keepCatalogue);
        Catalogue catalogue = pass.catalogue();
        ProblemList problems = FileProblems.join(List.of(input.problems()));
        return catalogue == null
                ? new Opening.Refused(problems)
                : new Opening.Opened(catalogue.complete(pass.file().sha256()), problems);
    }

    /// Validates files against each other; they are told apart by their format.
    ///
    /// @param guides those that are in force
    /// @throws SeveralCorporaException where two of them are corpora
    public static ProblemList validate(List<Source> sources, Guides guides, Progress progress)
            throws IOException {
        return validate(sources, guides, progress, name -> {});
    }

    /// As above.
    ///
    /// @param alone gets the names of files that refer to samples where none were given to hold
    ///   them to
    public static ProblemList validate(
            List<Source> sources, Guides guides, Progress progress, Consumer<String> alone)
            throws IOException {
        var parts = new ArrayList<Reading.Part>();
        add(parts, sources, EnumSet.allOf(Format.class), progress);
        var reading = new Reading(parts, guides, Receiver.NOBODY);
        ProblemList problems = reading.run();
        reading.alone().forEach(alone);
        return problems;
    }

    /// Validates tables, recordings and annotations against each other; a file of another format is
    /// told to be one.
    ///
    /// @param guide what annotations must have been made with
    public static ProblemList validateRecords(List<Source> sources, Rubric guide, Progress progress)
            throws IOException {
        var parts = new ArrayList<Reading.Part>();
        add(parts, sources, RECORDS, progress);
        return new Reading(parts, Guides.only(guide), Receiver.NOBODY).run();
    }

    /// Reads files for a report: validates them in the same pass in which `receiver` gets their
    /// values.
    ///
    /// @param rubric the one that is in force
    public static Outcome read(Inputs inputs, Rubric rubric, Receiver receiver, Progress progress)
            throws IOException {
        var parts = new ArrayList<Reading.Part>();
        add(parts, List.of(inputs.samples()), SAMPLES, progress);
        add(parts, inputs.labels(), EnumSet.of(Format.LABELS), progress);
        add(parts, inputs.judges(), EnumSet.of(Format.JUDGE), progress);
        add(parts, inputs.adjudications(), EnumSet.of(Format.ADJUDICATIONS), progress);
        var reading = new Reading(parts, Guides.only(rubric), receiver);
        ProblemList problems = reading.run();
        return reading.isUsable()
                ? new Outcome.Received(reading.files(), problems)
                : new Outcome.Refused(problems);
    }

    /// Reads the labels of one rater beside samples that are open, to see what of them is of the
    /// same requests. Labels of other samples are told, and no error: the file may be of a larger
    /// corpus.
    ///
    /// @param rubric the one that is in force
    public static Outcome readLabels(
            SampleStore samples, Source labels, Rubric rubric, Receiver receiver, Progress progress)
            throws IOException {
        var input = new FileInput(labels, progress, Code.LABELS_STALE, Code.LABELS_SAMPLE);
        FileHeader header = input.header();
        var files = new ArrayList<ReadFile>();
        if (header == null || header.format() != Format.LABELS) {
            RefusedFile.tell(input, EnumSet.of(Format.LABELS));
        } else {
            var pass =
                    new RatingsPass(input, header, samples.known(), new FreshRatings(), receiver);
            try {
                files.add(pass.run(rubric).file());
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        ProblemList problems = FileProblems.join(List.of(input.problems()));
        return input.isUsable()
                ? new Outcome.Received(files, problems)
                : new Outcome.Refused(problems);
    }

    /// Reads recordings and annotations that are to become one table.
    ///
    /// @param guide what annotations must have been made with
    public static RecordFiles readRecordings(
            List<Source> recordings, List<Source> annotations, Rubric guide, Progress progress)
            throws IOException {
        var reading = new RecordsReading(RecordsReading.Purpose.BUILD, guide);
        List<FileInput> recorded = inputs(recordings, progress);
        List<FileInput> annotated = inputs(annotations, progress);
        List<FileInput> sound = expect(Format.RECORDING, recorded);
        List<FileInput> labels = expect(Format.ANNOTATIONS, annotated);
        if (sound.size() == recorded.size()) {
            reading.run(sound, List.of(), labels);
        } else {
            reading.run(sound, List.of(), List.of());
            reading.run(List.of(), List.of(), labels);
        }
        var all = new ArrayList<>(recorded);
        all.addAll(annotated);
        return outcome(reading, all);
    }

    /// Reads a table of evaluation records, in JSON, JSON Lines or CSV.
    public static RecordFiles readTable(Source table, Progress progress) throws IOException {
        return readTable(new FileInput(table, progress));
    }

    /// Reads a table of which scores are to be compared. Which model answered is no part of any
    /// score, so that `records/model`, an error of where rows come from, is told, and the table is
    /// received all the same: also tables from before the rule are compared.
    public static RecordFiles readTableToCompare(Source table, Progress progress)
            throws IOException {
        return readTable(new FileInput(table, progress, Code.RECORDS_MODEL));
    }

    private static RecordFiles readTable(FileInput table) throws IOException {
        var reading = new RecordsReading(RecordsReading.Purpose.LOOK, null);
        reading.run(List.of(), expect(Format.RECORDS, List.of(table)), List.of());
        return outcome(reading, List.of(table));
    }

    private static RecordFiles outcome(RecordsReading reading, List<FileInput> inputs) {
        ProblemList problems = FileProblems.join(inputs.stream().map(FileInput::problems).toList());
        return inputs.stream().allMatch(FileInput::isUsable)
                ? new RecordFiles.Received(
                        reading.tables(), reading.recordings(), reading.annotations(), problems)
                : new RecordFiles.Refused(problems);
    }

    private static List<FileInput> inputs(List<Source> sources, Progress progress) {
        return sources.stream().map(source -> new FileInput(source, progress)).toList();
    }

    /// The files of this format; what the others are is told.
    private static List<FileInput> expect(Format format, List<FileInput> inputs)
            throws IOException {
        var expected = new ArrayList<FileInput>();
        for (FileInput input : inputs) {
            if (input.format() == format) {
                expected.add(input);
            } else {
                RefusedFile.tell(input, EnumSet.of(format));
            }
        }
        return expected;
    }

    private static void add(
            List<Reading.Part> parts,
            List<Source> sources,
            Set<Format> expected,
            Progress progress) {
        for (Source source : sources) {
            parts.add(new Reading.Part(new FileInput(source, progress), expected));
        }
    }
}
