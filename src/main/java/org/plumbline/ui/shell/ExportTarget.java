package org.plumbline.ui.shell;

import java.util.function.Consumer;
import org.plumbline.session.ExportOutcome;
import org.plumbline.session.LabelSession;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Words;

/// Asks for the file that the labels go into, and exports them. FX thread only.
record ExportTarget(
        ShellController shell,
        ShellController.Rooms rooms,
        Workspace workspace,
        Choosers choosers) {

    void choose(LabelSession session, Consumer<ExportOutcome> told) {
        String name =
                "labels-"
                        + session.review().reviewer().replaceAll("[^A-Za-z0-9._-]", "_")
                        + ".json";
        choosers.save(rooms.owner(), Words.get("shell.export.save"), name)
                .ifPresent(
                        target ->
                                shell.busily(
                                        Words.get("shell.export.busy"),
                                        () -> workspace.export(session, target),
                                        told,
                                        "shell.export.failed"));
    }
}
