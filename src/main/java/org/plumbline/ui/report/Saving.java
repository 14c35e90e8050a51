package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.report.Report;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.OutFile;
import org.plumbline.session.ReportFile;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Writes a report into a file that is none of those it was made from.
final class Saving {

    private final ReportModel model;
    private final Background background;
    private final ReportController.Outside outside;

    Saving(ReportModel model, Background background, ReportController.Outside outside) {
        this.model = model;
        this.background = background;
        this.outside = outside;
    }

    /// Asks for a file and writes the report into it.
    void save(ReportForm form, Report report) {
        String ending = form == ReportForm.TEXT ? "txt" : form.word();
        outside.askSave(Words.get("report.save.title"), "report." + ending)
                .ifPresent(target -> save(form, report, target));
    }

    private void save(ReportForm form, Report report, Path target) {
        List<Path> inputs = inputs();
        background
                .run(
                        () -> {
                            OutFile.mustNotBe(target, inputs, "give the result another name");
                            OutFile.replace(target, out -> form.write(report, out));
                            return target;
                        })
                .onDone(
                        file ->
                                outside.tell(
                                        Words.get("report.saved"),
                                        Words.get("report.saved.words", file.toString())))
                .onFailed(
                        failure ->
                                outside.tell(
                                        Words.get("report.save.cannot"),
                                        Shown.of(String.valueOf(failure.getMessage()))));
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
