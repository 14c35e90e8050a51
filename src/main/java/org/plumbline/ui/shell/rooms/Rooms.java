package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.ui.frame.WhatIsOpen;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.label.LabelCommands;
import org.plumbline.ui.records.RecordsOutside;
import org.plumbline.ui.report.Elsewhere;
import org.plumbline.ui.shell.frame.Busy;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// The screens of the window with what they share, each built once there is what it needs. FX
/// thread only.
///
/// First the [WindowFrame], which all of them ask, then what is open for labelling, the room of
/// each screen, and at last the [Door] that leads to all of them.
public final class Rooms {

    public final ShellModel model = new ShellModel();
    public final Overlay overlay = new Overlay();
    public final Views views;
    public final Busy busy;
    public final WhatIsOpen open = new WhatIsOpen();
    public final WindowFrame frame;
    public final LossSheet loss;
    final OpenFile labels;
    public final Naming naming;
    public final ShellController controller;
    public final Door door;
    public final ChecksRoom checks;
    public final TakeOvers takeOvers;
    private final LeaveQuestion question;
    private final ProblemsRoom problems;
    private final ReportRoom report;
    private final RecordsRoom records;

    /// @param pane shows one view in its middle
    /// @param keys do what the commands of the window do
    public Rooms(
            Stage stage,
            BorderPane pane,
            Workspace workspace,
            SealWorkspace seals,
            Background background,
            Choosers choosers,
            Keys keys) {
        views = new Views(pane);
        busy = new Busy(model, background);
        frame = new WindowFrame(stage, choosers, background, overlay, views, busy, open);
        question = new LeaveQuestion(background, overlay);
        loss = new LossSheet(overlay);
        labels = new OpenFile(frame, loss, workspace::rubric);
        naming = new Naming(model, frame, workspace, new AllOpen());
        problems = new ProblemsRoom(frame, labels);
        report = new ReportRoom(frame, labels, seals, aroundReports());
        records = new RecordsRoom(frame, labels, workspace, aroundRecords());
        var room =
                new LabelRoom(
                        model, frame, labels, problems, workspace, keys, naming, this::openAgain);
        controller = new ShellController(model, frame, labels, room, problems, question, workspace);
        takeOvers = new TakeOvers(frame, workspace.takingOver(seals));
        takeOvers.follow(controller, model, labels, records.reviews());
        door = new Door(frame, controller, problems, report, records, takeOvers, workspace);
        checks = new ChecksRoom(frame, controller, door, naming);
        open.nowProperty()
                .map(set -> set.main(SetFile.Subject.RECORDS).map(SetFile::file))
                .subscribe(table -> table.ifPresent(file -> remember(workspace, file)));
        model.saving.subscribe((old, now) -> question.recovered());
        records.reviews().savingFailsProperty().subscribe((old, now) -> question.recovered());
    }

    /// Where what a report counts is seen. Checks are seen beside their claims, in a room that is
    /// built after this one.
    private Elsewhere aroundReports() {
        return new Elsewhere(
                problems::check, (corpus, file, only) -> checks.show(corpus, file, only));
    }

    /// What tables need. A file that is asked for there may be one for labelling and goes through
    /// the door, which is built after them since it leads to them too.
    private RecordsOutside aroundRecords() {
        return new RecordsOutside(
                (file, found) -> problems.refused(file, found.problems(), found.omitted()),
                file -> door.open(file),
                (reviews, go) -> question.leave(List.of(reviews), go),
                loss::tell,
                naming);
    }

    /// Labels and reviews, which are built after who gives them is known.
    private final class AllOpen implements Naming.Reviews {

        @Override
        public Optional<JournalledReview<?, ?>> shown() {
            return journal().map(JournalOwner::review);
        }

        @Override
        public void commit() {
            controller.commit();
            records.commit();
        }

        @Override
        public void leave(Runnable go) {
            Rooms.this.leave(go);
        }

        @Override
        public void by(String rater, boolean stays, Runnable then) {
            controller.by(rater, stays, () -> records.reviews().by(rater, then));
        }
    }

    private void remember(Workspace workspace, Path table) {
        var _ =
                frame.background()
                        .run(
                                () -> {
                                    workspace.remember(table);
                                    return true;
                                });
    }

    /// The door leads to the Label view, whose page leads back to it.
    private void openAgain(Path file) {
        door.open(file);
    }

    /// Adds what can be done in each view while it is shown.
    public void addCommands(Keys keys) {
        keys.add(
                new LabelCommands(() -> labels.shown().map(ShellController.Open::view)).all(),
                () -> views.isShown(Views.Name.LABEL) && labels.shown().isPresent());
        keys.add(problems.commands().all(), () -> views.isShown(Views.Name.PROBLEMS));
        keys.add(report.commands().all(), () -> views.isShown(Views.Name.REPORT));
        keys.add(records.commands().all(), () -> views.isShown(Views.Name.RECORDS));
    }

    /// The journal of what is open in the view that is shown.
    public Optional<JournalOwner> journal() {
        return views.isShown(Views.Name.RECORDS)
                ? records.reviews()
                        .open()
                        .map(review -> new ReviewJournal(records.reviews(), review))
                : labels.shown()
                        .map(open -> new LabelJournal(controller, open, model, frame.background()));
    }

    /// Does something once every act is on the disk, or the user wants to lose it.
    public void leave(Runnable go) {
        question.leave(List.of(labels.inFlight(), records.reviews().inFlight()), go);
    }

    /// Keeps what is being typed, and takes no more acts.
    ///
    /// @return waits until everything is on the disk: to be run on a worker
    public Runnable ending() {
        Runnable reviewed = records.reviews().ending();
        Runnable labelled = labels.ending();
        return () -> {
            reviewed.run();
            labelled.run();
        };
    }
}
