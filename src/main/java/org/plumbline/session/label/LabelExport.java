package org.plumbline.session.label;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.Source;
import org.plumbline.files.Trouble;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.Problem;
import org.plumbline.request.Request;
import org.plumbline.session.files.OutFile;
import org.plumbline.session.files.Tool;
import org.plumbline.session.progress.Ready;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;

/// Writes the complete samples of a session as a label file, and believes in the file only after
/// reading it again.
final class LabelExport {

    private final SampleStore store;
    private final LabelSession session;
    private final Disk disk;
    private final Tool tool;
    private final LabelValidator validator;

    LabelExport(SampleStore store, LabelSession session, Tool tool, LabelValidator validator) {
        this.store = store;
        this.session = session;
        this.disk = session.review().environment().disk();
        this.tool = tool;
        this.validator = validator;
    }

    ExportOutcome to(Path target) {
        if (!session.review().isNamed()) {
            return refused("A label file says who labelled, and nobody did yet. Give a name first.");
        }
        var selection = session.selection();
        try {
            // First by name, before anything of a large file is read.
            List<Path> samples = store.source().file().stream().toList();
            OutFile.mustNotBe(target, samples, "choose another name");
            if (holdsTheSamples(target)) {
                return refused(
                        target + " is the file that is being labelled. Choose another name.");
            }
            new AtomicFile(disk)
                    .replace(
                            target,
                            out -> write(selection.ready(), target, out),
                            file -> prove(file, target));
            return new ExportOutcome.Written(
                    target,
                    digest(disk.source(target.toString(), target)),
                    selection.ready().size(),
                    selection.incomplete());
        } catch (InvalidExportException e) {
            return new ExportOutcome.Refused(e.words(), e.problems());
        } catch (IOException e) {
            return refused("The labels were not written: " + Trouble.of(e) + ".");
        }
    }

    private static ExportOutcome refused(String message) {
        return new ExportOutcome.Refused(message, List.of());
    }

    /// A copy of the samples is as precious as they are. What is there may be of any size, so it is
    /// never in memory, and read only where it is as long as they are.
    private boolean holdsTheSamples(Path target) throws IOException {
        if (!disk.exists(target) || disk.isDevice(target)) {
            return false;
        }
        Source there = disk.source(target.toString(), target);
        return size(there) == size(store.source()) && digest(there).equals(store.sha256());
    }

    private static long size(Source source) throws IOException {
        try (var channel = source.open()) {
            return channel.size();
        }
    }

    private static Sha256 digest(Source source) throws IOException {
        try (var in = Channels.newInputStream(source.open());
                var digest = new Sha256Stream()) {
            in.transferTo(digest);
            return digest.sha256();
        }
    }

    private void write(List<Ready> ready, Path target, OutputStream out) throws IOException {
        boolean lines = Source.isLines(target.toString());
        var file = new LabelFileWriter(out, lines);
        file.begin(session.review().labeller(), tool);
        for (Ready one : ready) {
            Request request = store.request(one.sample());
            if (!request.sha256().equals(one.requestSha256())) {
                throw new InvalidExportException(
                        "Sample "
                                + request.sample().sampleId()
                                + " is not what was labelled: its request has another digest.",
                        List.of());
            }
            file.rating(one.rating(request.sample()), request.sample());
        }
        file.end();
    }

    /// Reads what was written as anyone else would.
    private void prove(Path written, Path target) throws IOException {
        var problems =
                validator.problems(disk.source(target.toString(), written)).stream()
                        .filter(Problem::isError)
                        .toList();
        if (!problems.isEmpty()) {
            throw new InvalidExportException(
                    "The label file would be invalid: "
                            + problems.getFirst().message()
                            + " Nothing was written; this is a fault of the program.",
                    problems);
        }
    }
}
