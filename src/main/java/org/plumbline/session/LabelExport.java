package org.plumbline.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.Source;
import org.plumbline.files.Trouble;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.Problem;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// Writes the complete samples of a book as a label file, and believes in the file only after
/// reading it again.
final class LabelExport {

    private final SampleStore store;
    private final LabelBook book;
    private final Disk disk;
    private final Tool tool;
    private final LabelValidator validator;

    LabelExport(SampleStore store, LabelBook book, Disk disk, Tool tool, LabelValidator validator) {
        this.store = store;
        this.book = book;
        this.disk = disk;
        this.tool = tool;
        this.validator = validator;
    }

    ExportOutcome to(Path target) {
        var selection = book.selection();
        try {
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
                    Sha256.of(disk.read(target)),
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

    private boolean holdsTheSamples(Path target) throws IOException {
        return disk.exists(target)
                && !disk.isDevice(target)
                && Sha256.of(disk.read(target)).equals(store.sha256());
    }

    private void write(List<Ready> ready, Path target, OutputStream out) throws IOException {
        boolean lines = Source.isLines(target.toString());
        var file = new LabelFile(out, lines);
        file.begin(book.labeller(), tool);
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
        byte[] bytes = disk.read(written);
        var problems =
                validator.problems(Source.of(target.toString(), bytes)).stream()
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
