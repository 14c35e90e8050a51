package org.plumbline.ui.shell.rooms;

import java.util.List;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.ui.report.Elsewhere;
import org.plumbline.ui.report.ReportCommands;
import org.plumbline.ui.report.ReportController;
import org.plumbline.ui.report.ReportView;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// The Report view in the frame. FX thread only.
final class ReportRoom {

    private final WindowFrame frame;
    private final OpenFile labels;
    private final ReportController controller;
    private final ReportView view;

    /// @param labels what is open for labelling
    /// @param elsewhere where what a report is made of is seen
    ReportRoom(WindowFrame frame, OpenFile labels, SealWorkspace seals, Elsewhere elsewhere) {
        this.frame = frame;
        this.labels = labels;
        this.controller = new ReportController(frame, labels, seals, elsewhere);
        this.view = new ReportView(controller, frame.overlay());
        frame.views().put(Views.Name.REPORT, view);
    }

    void focus() {
        view.focusMain();
    }

    ReportCommands commands() {
        return new ReportCommands(view);
    }

    /// Shows the view, unless what it shows must not be seen any more.
    void show() {
        labels.commit();
        controller.attend();
        frame.views().show(Views.Name.REPORT);
        view.focusMain();
    }

    /// Makes the report of these too.
    void take(List<SetFile> files) {
        labels.commit();
        controller.take(files);
    }

    /// The report follows what is open.
    void attend() {
        controller.attend();
        view.focusMain();
    }
}
