package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.plumbline.session.open.Handed;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Words;

/// Asks for files that a report is made from, and tells which are for none. FX thread only.
///
/// @param take gets those that a report can be made from
record Adding(Frame frame, Consumer<List<SetFile>> take) {

    /// Asks for files and adds them.
    void ask() {
        List<Path> files = frame.askSeveral(Words.get("report.open.title"));
        if (!files.isEmpty()) {
            frame.open().open(files, this::add);
        }
    }

    /// Adds files, told apart by what they say they are.
    void add(List<Path> files) {
        frame.background()
                .run(() -> Handed.of(files))
                .onDone(this::add)
                .onFailed(failure -> frame.trouble("report.add.cannot", failure));
    }

    private void add(Handed handed) {
        var others = new ArrayList<String>();
        handed.of(Subject.RECORDS).forEach(file -> others.add(file.file().toString()));
        handed.misfits().forEach(misfit -> others.add(misfit.file().toString()));
        if (!others.isEmpty()) {
            String words = Words.get("report.add.other", String.join(", ", others));
            frame.tell(Words.get("report.add.cannot"), words);
        }
        List<SetFile> files = handed.of(Subject.LABELLING);
        if (!files.isEmpty()) {
            take.accept(files);
        }
    }
}
