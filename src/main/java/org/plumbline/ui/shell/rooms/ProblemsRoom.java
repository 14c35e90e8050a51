package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.session.open.Handed;
import org.plumbline.ui.problems.ProblemsCommands;
import org.plumbline.ui.problems.ProblemsController;
import org.plumbline.ui.problems.ProblemsView;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// The Problems view in the frame, and the files that were refused elsewhere. FX thread only.
final class ProblemsRoom {

    private final WindowFrame frame;
    private final OpenFile labels;
    private final ProblemsController controller;
    private final ProblemsView view;
    private @Nullable Path refused;

    /// @param labels what is open for labelling
    ProblemsRoom(WindowFrame frame, OpenFile labels) {
        this.frame = frame;
        this.labels = labels;
        this.controller = new ProblemsController(frame, labels);
        this.view = new ProblemsView(controller);
        frame.views().put(Views.Name.PROBLEMS, view);
    }

    void focus() {
        view.focusMain();
    }

    ProblemsCommands commands() {
        return new ProblemsCommands(view);
    }

    /// Shows the view, with the file that was refused last where there is one.
    void show() {
        labels.commit();
        frame.views().show(Views.Name.PROBLEMS);
        view.focusMain();
        if (refused != null) {
            controller.checkAlone(refused);
            refused = null;
        } else {
            controller.attend();
        }
    }

    /// Tells that a file was not opened because of what is wrong in it; whoever comes here next
    /// looks at it first.
    ///
    /// @param omitted how many problems there are beside these
    void refused(String file, List<Problem> problems, long omitted) {
        Path path = Path.of(file);
        refused = path;
        ProblemSheet.of(file, problems, omitted, labels.shown().isPresent())
                .showOn(frame.overlay(), () -> check(path));
    }

    /// Checks these files together with those that are there.
    void add(Handed handed) {
        labels.commit();
        controller.add(handed);
    }

    /// The list follows what is open.
    void attend() {
        controller.attend();
        view.focusMain();
    }

    /// Checks these files together.
    void check(List<Path> files) {
        refused = null;
        show();
        controller.checkTogether(files);
    }

    /// Checks this file alone.
    void check(Path file) {
        refused = null;
        show();
        controller.checkAlone(file);
    }
}
