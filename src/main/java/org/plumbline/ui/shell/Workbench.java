package org.plumbline.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.scene.Scene;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.plumbline.session.Workspace;
import org.plumbline.session.Settings;
import org.plumbline.ui.kit.Appearance;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Fonts;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.NoticeBar;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelCommands;
import org.plumbline.ui.records.RecordsController;
import org.plumbline.ui.seal.SealActs;

/// The window of the program, put together. FX thread only.
///
/// Everything is built here in the order in which it needs each other: first the [WindowFrame] that
/// all screens share, then what is open for labelling, the rooms of the screens, and the [Door] that
/// leads to each of them; [ShellCommands] and [LabelCommands] name everything that can be done. Call
/// [#close()] when the window goes, so that the journal is drained.
public final class Workbench {

    private final BorderPane pane = new BorderPane();
    private final Overlay overlay = new Overlay();
    private final ShellModel model = new ShellModel();
    private final Views views = new Views(pane);
    private final LeaveQuestion question;
    private final LossSheet loss;
    private final OpenFile labels;
    private final RecordsRoom records;
    private final ShellController controller;
    private final Door door;
    private final Stage stage;
    private final Workspace workspace;
    private final Background background;
    private boolean onSample = true;
    private boolean leaving;

    /// Builds the window on `stage`, without showing it.
    ///
    /// @param random draws the seeds that are offered for a shuffle
    public Workbench(
            Stage stage,
            Workspace workspace,
            Background background,
            Choosers choosers,
            RandomGenerator random) {
        this.stage = stage;
        this.workspace = workspace;
        this.background = background;
        Fonts.load();
        var root = new StackPane(pane, overlay);
        // Where the window is too small for its text, what is cut is at the end, not all around.
        pane.setMinSize(0, 0);
        var size = workspace.settings().window();
        var scene = new Scene(root, size.width(), size.height());
        var keys = new Keys("file.keys", "file.quit");
        var busy = new Busy(model, background);
        var frame = new WindowFrame(stage, choosers, background, overlay, views, busy);
        var seals = workspace.seals(ZoneId.systemDefault());
        question = new LeaveQuestion(background, overlay);
        loss = new LossSheet(overlay);
        labels = new OpenFile(frame, loss, workspace::rubric);
        var problems = new ProblemsRoom(frame, labels);
        var report = new ReportRoom(frame, labels, seals, problems);
        records = new RecordsRoom(frame, labels, workspace, aroundRecords(problems));
        var room = new LabelRoom(model, frame, labels, problems, workspace, keys);
        controller =
                new ShellController(model, frame, labels, room, problems, question, workspace);
        door = new Door(frame, controller, problems, report, records, workspace);
        model.saving.subscribe((old, now) -> question.recovered());
        records.reviews().savingFailsProperty().subscribe((old, now) -> question.recovered());
        var look = new LookControl(workspace, new Appearance(scene));
        var signatures =
                new SealActs(new SealActs.Rooms(frame, overlay, seals, model.rater::get));
        var sheets = new Sheets(controller, door, overlay, keys, signatures);
        keys.add(
                new LabelCommands(() -> labels.shown().map(ShellController.Open::view)).all(),
                () -> views.isShown(Views.Name.LABEL));
        keys.add(problems.commands().all(), () -> views.isShown(Views.Name.PROBLEMS));
        keys.add(report.commands().all(), () -> views.isShown(Views.Name.REPORT));
        keys.add(records.commands().all(), () -> views.isShown(Views.Name.RECORDS));
        keys.add(
                new ShellCommands(
                                controller,
                                door,
                                sheets,
                                new ReviewSheets(controller, frame),
                                new OrderSheet(controller, overlay, random),
                                new JournalSheets(controller, overlay, this::journal),
                                look)
                        .all());
        keys.add(signatures.commands());
        keys.map().choose(workspace.settings().keys());
        keys.map()
                .changes()
                .subscribe((old, now) -> workspace.change(kept -> kept.withKeys(keys.map().chosen())));
        keys.listen(scene, () -> overlay.isOpen() || leaving);
        var notice = new NoticeBar("notice", model.notice, model.noticeIsBad);
        var menu = new ShellMenu(door, workspace, look, keys);
        var actions = new TopBar.Actions(sheets::palette, sheets::rater, sheets::export);
        pane.setTop(new VBox(new TopBar(model, views, actions, menu.button()), notice));
        pane.setLeft(new Rail(views, door::show));
        pane.setBottom(new StatusLine(model, views, busy::stop));
        look.apply();
        acceptDrops(root, signatures);
        stage.setTitle(Words.get("app.name"));
        stage.setScene(scene);
        stage.setMinWidth(760);
        stage.setMinHeight(520);
        stage.setMaximized(size.maximized());
        stage.setOnCloseRequest(
                event -> {
                    event.consume();
                    quit();
                });
        welcomeOnce(sheets);
    }

    /// What tables need: a file that is asked for there may be one for labelling, and comes to the
    /// door, which is built last since it leads to every view.
    private RecordsController.Outside aroundRecords(ProblemsRoom problems) {
        return new RecordsController.Outside(
                (file, found) -> problems.refused(file, found.problems(), found.omitted()),
                file -> door.open(file),
                (reviews, go) -> question.leave(List.of(reviews), go),
                loss::tell);
    }

    /// Opens a file in the view that shows its kind, or the bundled sample where none is given.
    public void open(Optional<Path> file) {
        onSample = file.isEmpty();
        file.ifPresentOrElse(door::open, controller::openSample);
    }

    private void welcomeOnce(Sheets sheets) {
        if (!workspace.settings().tourSeen()) {
            workspace.change(Settings::withTourSeen);
            stage.setOnShown(event -> sheets.welcome(onSample));
        }
    }

    /// The journal of what is open in the view that is shown.
    private Optional<JournalOwner> journal() {
        return views.isShown(Views.Name.RECORDS)
                ? records.reviews()
                        .open()
                        .map(review -> new ReviewJournal(records.reviews(), review))
                : labels.shown()
                        .map(open -> new LabelJournal(controller, open, model, background));
    }

    private void quit() {
        if (leaving && loss.isShown()) {
            overlay.close();
            return;
        }
        question.leave(List.of(labels, records.reviews()), this::leave);
    }

    /// The window goes when all is on the disk; until then it takes nothing more.
    private void leave() {
        if (leaving) {
            return;
        }
        leaving = true;
        pane.setDisable(true);
        model.busy.set(Words.get("shell.leaving"));
        background.runApart(ending()).onDone(done -> gone()).onFailed(failure -> stage.close());
    }

    /// Where the last acts were lost, the window goes once that was read.
    private void gone() {
        if (loss.isShown()) {
            overlay.onClosed(stage::close);
        } else {
            stage.close();
        }
    }

    /// Keeps what is being typed and waits until everything is on disk, for whoever has no window
    /// to keep alive meanwhile.
    public void close() {
        ending().run();
    }

    private Runnable ending() {
        Runnable reviewed = records.reviews().ending();
        Runnable labelled = labels.ending();
        return () -> {
            reviewed.run();
            labelled.run();
            workspace.settleSettings();
        };
    }

    private void acceptDrops(Region root, SealActs seals) {
        root.setOnDragOver(
                event -> {
                    if (event.getDragboard().hasFiles()) {
                        event.acceptTransferModes(TransferMode.COPY);
                    }
                    event.consume();
                });
        root.setOnDragDropped(
                event -> {
                    List<File> files = event.getDragboard().getFiles();
                    if (files != null && !files.isEmpty()) {
                        door.dropped(files.stream().map(File::toPath).toList(), seals);
                        event.setDropCompleted(true);
                    }
                    event.consume();
                });
    }
}
