package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Rubric;
import org.plumbline.session.ReadProgress;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.problems.ProblemsCommands;
import org.plumbline.ui.problems.ProblemsController;
import org.plumbline.ui.problems.ProblemsView;

/// The Problems view in the frame, with what is around it. FX thread only.
final class ProblemsRoom implements ProblemsController.Outside {

    private final ShellController shell;
    private final ShellController.Rooms rooms;
    private final Choosers choosers;
    private final Busy busy;
    private final ProblemsController controller;
    private final ProblemsView view;
    private @Nullable Path refused;

    ProblemsRoom(
            ShellController shell,
            ShellController.Rooms rooms,
            Background background,
            Choosers choosers,
            Busy busy) {
        this.shell = shell;
        this.rooms = rooms;
        this.choosers = choosers;
        this.busy = busy;
        this.controller = new ProblemsController(background, this);
        this.view = new ProblemsView(controller);
        rooms.views().put(Views.Name.PROBLEMS, view);
    }

    ProblemsCommands commands() {
        return new ProblemsCommands(view);
    }

    /// Shows the view, with the file that was refused last where there is one.
    void show() {
        shell.commit();
        rooms.views().show(Views.Name.PROBLEMS);
        view.focusMain();
        if (refused != null) {
            controller.checkAlone(refused);
            refused = null;
        }
    }

    /// This file was refused: whoever comes here next looks at it first.
    void remember(Path file) {
        refused = file;
    }

    /// Checks one more file together with those that are there.
    void add(Path file) {
        show();
        controller.add(file);
    }

    /// Checks these files together.
    void check(List<Path> files) {
        show();
        controller.checkTogether(files);
    }

    /// Checks this file alone.
    void check(Path file) {
        show();
        controller.checkAlone(file);
    }

    @Override
    public Optional<Path> askOpen(String title) {
        return choosers.open(rooms.owner(), title);
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return choosers.save(rooms.owner(), title, suggestedName);
    }

    @Override
    public void tell(String headline, String words) {
        shell.tell(headline, words);
    }

    @Override
    public ReadProgress begin(String words) {
        return busy.begin(words);
    }

    @Override
    public void end() {
        busy.end();
    }

    @Override
    public Rubric rubric() {
        return shell.rubric();
    }

    @Override
    public boolean isBlind(Path file) {
        return shell.open()
                .map(ShellController.Open::session)
                .filter(session -> session.isBlinded() && session.isOf(file))
                .isPresent();
    }
}
