package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.report.Report;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.report.ReportFile;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.ResultFile;
import org.plumbline.ui.kit.Words;

/// Writes a report into a file that is none of those it was made from.
final class Saving {

    private final ReportModel model;
    private final Frame frame;

    Saving(ReportModel model, Frame frame) {
        this.model = model;
        this.frame = frame;
    }

    /// Asks for a file and writes the report into it.
    void save(ReportForm form, Report report) {
        String ending = form == ReportForm.TEXT ? "txt" : form.word();
        new ResultFile(
                        "report.save.title",
                        "report." + ending,
                        inputs(),
                        out -> form.write(report, out))
                .save(
                        frame,
                        file ->
                                frame.tell(
                                        Words.get("report.saved"),
                                        Words.get("report.saved.words", file.toString())),
                        "report.save.cannot");
    }

    /// All files that the report was read from, which no report may take the place of.
    private List<Path> inputs() {
        var inputs = new ArrayList<Path>();
        for (ReportFile file : model.files) {
            inputs.add(file.file());
            inputs.add(SignerKey.signatureOf(file.file()));
        }
        Path signers = model.signers.get();
        if (signers != null) {
            inputs.add(signers);
        }
        return inputs;
    }
}
