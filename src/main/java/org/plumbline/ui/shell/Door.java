package org.plumbline.ui.shell;

import java.nio.file.Path;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;

/// Opens a file in the view that shows its kind, wherever it was named: on the command line, in a
/// dialog, or dropped. FX thread only.
final class Door {

    private final ShellController labels;
    private final RecordsRoom records;
    private final Views views;
    private final Workspace workspace;
    private final Background background;

    Door(
            ShellController labels,
            RecordsRoom records,
            Views views,
            Workspace workspace,
            Background background) {
        this.labels = labels;
        this.records = records;
        this.views = views;
        this.workspace = workspace;
        this.background = background;
    }

    void open(Path file) {
        background
                .run(() -> workspace.isTable(file) ? Views.Name.RECORDS : Views.Name.LABEL)
                .onDone(view -> open(file, view))
                // The view that is shown says best why a file cannot be read.
                .onFailed(failure -> open(file, views.shownProperty().get()));
    }

    private void open(Path file, Views.Name view) {
        switch (view) {
            case LABEL, PROBLEMS, REPORT -> {
                records.commit();
                views.show(Views.Name.LABEL);
                labels.label(file);
            }
            case RECORDS -> records.open(file);
        }
    }
}
