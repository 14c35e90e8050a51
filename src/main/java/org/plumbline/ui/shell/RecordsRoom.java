package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.Optional;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.records.RecordsCommands;
import org.plumbline.ui.records.RecordsController;
import org.plumbline.ui.records.RecordsView;

/// The Records view in the frame, with what is around it. FX thread only.
final class RecordsRoom implements RecordsController.Outside {

    private final ShellController shell;
    private final ShellController.Rooms rooms;
    private final Choosers choosers;
    private final RecordsController controller;
    private final RecordsView view;

    RecordsRoom(
            ShellController shell,
            ShellController.Rooms rooms,
            Workspace workspace,
            Background background,
            Choosers choosers) {
        this.shell = shell;
        this.rooms = rooms;
        this.choosers = choosers;
        this.controller = new RecordsController(workspace, background, this);
        this.view = new RecordsView(controller);
        rooms.views().put(Views.Name.RECORDS, view);
    }

    RecordsCommands commands() {
        return new RecordsCommands(view);
    }

    /// Shows the view, with the bundled demonstration where no table is open yet.
    void show() {
        shell.commit();
        rooms.views().show(Views.Name.RECORDS);
        controller.openSomething();
        view.focusMain();
    }

    /// Shows the view with this table.
    void open(Path file) {
        shell.commit();
        rooms.views().show(Views.Name.RECORDS);
        controller.open(file);
        view.focusMain();
    }

    /// The reviews, as they are saved.
    RecordsController reviews() {
        return controller;
    }

    void commit() {
        controller.commit();
    }

    @Override
    public void refused(String file, ProblemList problems) {
        shell.refused(file, problems.problems(), problems.omitted());
    }

    @Override
    public void leave(InFlight reviews, Runnable go) {
        rooms.leave().accept(reviews, go);
    }

    @Override
    public void tell(String headline, String words) {
        shell.tell(headline, words);
    }

    @Override
    public void lost(int entries) {
        shell.loss().tell(entries);
    }

    @Override
    public void askOpen(String title) {
        choosers.open(rooms.owner(), title).ifPresent(rooms.open());
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return choosers.save(rooms.owner(), title, suggestedName);
    }
}
