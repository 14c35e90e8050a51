package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import org.plumbline.session.TakingOver;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.records.RecordsController;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;
import org.plumbline.ui.takeover.TakeOverBar;
import org.plumbline.ui.takeover.TakeOverController;

/// What is offered from elsewhere: labels to the file that is open for labelling, reviews to the
/// table that is open, each above the view that it is about. FX thread only.
public final class TakeOvers {

    private final Views views;
    private final TakeOverController labels;
    private final TakeOverController reviews;

    TakeOvers(WindowFrame frame, TakingOver takingOver) {
        this.views = frame.views();
        this.labels = new TakeOverController(frame, frame.overlay(), takingOver);
        this.reviews = new TakeOverController(frame, frame.overlay(), takingOver);
        labels.model().isHere.bind(views.shownProperty().isEqualTo(Views.Name.LABEL));
        reviews.model().isHere.bind(views.shownProperty().isEqualTo(Views.Name.RECORDS));
    }

    /// Offers to whatever is opened from now on.
    void follow(ShellController shell, ShellModel model, OpenFile open, RecordsController tables) {
        open.onShown(
                file -> labels.opened(new LabelJournal(shell, file, model, shell.background())));
        tables.onShown(table -> reviews.opened(new ReviewJournal(tables, table)));
    }

    /// The bars that say so.
    public List<Node> bars() {
        return List.of(
                new TakeOverBar("takeover", labels), new TakeOverBar("takeover-reviews", reviews));
    }

    /// What shows what is elsewhere.
    public List<Command> commands() {
        return List.of(new Command("file.takeover", List.of(), this::show));
    }

    /// For the view that is shown.
    private void show() {
        if (views.isShown(Views.Name.RECORDS)) {
            reviews.show();
        } else {
            labels.show();
        }
    }

    /// Offers what a label file has, where it is the reviewer's own.
    ///
    /// @param otherwise what is done with any other
    void handed(List<Path> files, Runnable otherwise) {
        if (views.isShown(Views.Name.LABEL)) {
            labels.handed(files, otherwise);
        } else {
            otherwise.run();
        }
    }
}
