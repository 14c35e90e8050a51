package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.SetFile;
import org.plumbline.ui.records.RecordsCommands;
import org.plumbline.ui.records.RecordsController;
import org.plumbline.ui.records.RecordsOutside;
import org.plumbline.ui.records.RecordsView;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// The Records view in the frame. FX thread only.
final class RecordsRoom {

    private final WindowFrame frame;
    private final OpenFile labels;
    private final RecordsController controller;
    private final RecordsView view;

    /// @param labels what is open for labelling
    RecordsRoom(WindowFrame frame, OpenFile labels, Workspace workspace, RecordsOutside outside) {
        this.frame = frame;
        this.labels = labels;
        this.controller = new RecordsController(workspace, frame, outside);
        this.view = new RecordsView(controller);
        frame.views().put(Views.Name.RECORDS, view);
    }

    void focus() {
        view.focusMain();
    }

    RecordsCommands commands() {
        return new RecordsCommands(view);
    }

    /// What its reviewer is at.
    Optional<String> topic() {
        return view.topic();
    }

    /// Shows the view, with the bundled demonstration where no table is open yet.
    void show() {
        labels.commit();
        frame.views().show(Views.Name.RECORDS);
        controller.openSomething();
        view.focusMain();
    }

    /// Opens a table.
    ///
    /// @param beside what was handed over with it
    /// @param isShown whether the view is shown with it
    void open(Path file, List<SetFile> beside, boolean isShown) {
        labels.commit();
        if (isShown) {
            frame.views().show(Views.Name.RECORDS);
        }
        controller.open(file, beside);
        if (isShown) {
            view.focusMain();
        }
    }

    /// Closes the table, once nothing would be lost by it.
    ///
    /// @param then told once it is closed
    void close(Runnable then) {
        controller.close(
                () -> {
                    then.run();
                    if (frame.views().isShown(Views.Name.RECORDS)) {
                        view.focusMain();
                    }
                });
    }

    /// The reviews, as they are saved.
    RecordsController reviews() {
        return controller;
    }

    void commit() {
        controller.commit();
    }
}
