package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.ProblemList;
import org.plumbline.text.Sha256;

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

    private Intake() {}

    /// Opens a corpus or a requests file for labelling.
    public static Opening openSamples(Source source, Progress progress) throws IOException {
        var input = new FileInput(source, progress);
        FileHeader header = input.header();
        if (header.format() == null || !SAMPLES.contains(header.format())) {
            input.read(new FilePass(input, null, SAMPLES, element -> {}), () -> {});
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
    /// @param rubricSha256 the rubric that is in force
    /// @throws SeveralCorporaException where two of them are corpora
    public static ProblemList validate(List<Source> sources, Sha256 rubricSha256, Progress progress)
            throws IOException {
        var parts = new ArrayList<Reading.Part>();
        add(parts, sources, EnumSet.allOf(Format.class), progress);
        return new Reading(parts, rubricSha256, Receiver.NOBODY).run();
    }

    /// Reads files for a report: validates them in the same pass in which `receiver` gets their
    /// values.
    ///
    /// @param rubricSha256 the rubric that is in force
    public static Outcome read(
            Inputs inputs, Sha256 rubricSha256, Receiver receiver, Progress progress)
            throws IOException {
        var parts = new ArrayList<Reading.Part>();
        add(parts, List.of(inputs.samples()), SAMPLES, progress);
        add(parts, inputs.labels(), EnumSet.of(Format.LABELS), progress);
        add(parts, inputs.judges(), EnumSet.of(Format.JUDGE), progress);
        add(parts, inputs.adjudications(), EnumSet.of(Format.ADJUDICATIONS), progress);
        var reading = new Reading(parts, rubricSha256, receiver);
        ProblemList problems = reading.run();
        return reading.isUsable()
                ? new Outcome.Received(reading.files(), problems)
                : new Outcome.Refused(problems);
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
