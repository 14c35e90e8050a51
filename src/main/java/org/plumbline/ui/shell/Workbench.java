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
import org.plumbline.session.Settings;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Appearance;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Fonts;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.NoticeBar;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelCommands;
import org.plumbline.ui.seal.SealActs;

/// The window of the program, put together. FX thread only.
///
/// The frame is built here; [ShellController] opens files and puts the Label view into the frame;
/// [ShellCommands] and [LabelCommands] name everything that can be done. Call [#close()] when the
/// window goes, so that the journal is drained.
public final class Workbench {

    private final BorderPane frame = new BorderPane();
    private final Overlay overlay = new Overlay();
    private final ShellModel model = new ShellModel();
    private final Views views = new Views(frame);
    private final ShellController controller;
    private final RecordsRoom records;
    private final ProblemsRoom problems;
    private final Door door;
    private final LeaveQuestion question;
    private final ReportRoom report;
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
        var root = new StackPane(frame, overlay);
        // Where the window is too small for its text, what is cut is at the end, not all around.
        frame.setMinSize(0, 0);
        var size = workspace.settings().window();
        var scene = new Scene(root, size.width(), size.height());
        var keys = new Keys("file.keys", "file.quit");
        question = new LeaveQuestion(background, overlay);
        var rooms =
                new ShellController.Rooms(
                        views,
                        overlay,
                        stage,
                        file -> open(Optional.of(file)),
                        (acts, go) -> question.leave(List.of(acts), go),
                        () ->
                                keys.command("file.keys")
                                        .ifPresent(command -> command.action().run()),
                        this::quit);
        controller = new ShellController(model, rooms, workspace, background, choosers);
        records = new RecordsRoom(controller, rooms, workspace, background, choosers);
        problems = new ProblemsRoom(controller, rooms, background, choosers, controller.busy());
        controller.onProblems(problems::remember, problems::check);
        report = new ReportRoom(controller, rooms, workspace, background, choosers, problems);
        door = new Door(controller, records, views, workspace, background);
        model.saving.subscribe((old, now) -> question.recovered());
        records.reviews().savingFailsProperty().subscribe((old, now) -> question.recovered());
        var look = new LookControl(workspace, new Appearance(scene));
        var seals =
                new SealActs(
                        new SealActs.Rooms(
                                overlay,
                                stage,
                                background,
                                choosers,
                                workspace.seals(ZoneId.systemDefault()),
                                model.rater::get));
        var sheets = new Sheets(controller, rooms, keys, seals);
        var review = new ReviewSheets(controller, rooms, background);
        keys.add(
                new LabelCommands(() -> controller.open().map(ShellController.Open::view)).all(),
                () -> views.isShown(Views.Name.LABEL));
        keys.add(problems.commands().all(), () -> views.isShown(Views.Name.PROBLEMS));
        keys.add(report.commands().all(), () -> views.isShown(Views.Name.REPORT));
        keys.add(records.commands().all(), () -> views.isShown(Views.Name.RECORDS));
        var order = new OrderSheet(controller, rooms, random);
        var journal = new JournalSheets(controller, overlay, this::journal);
        keys.add(
                new ShellCommands(controller, sheets, review, order, journal, look, this::show)
                        .all());
        keys.add(seals.commands());
        keys.map().choose(workspace.settings().keys());
        keys.map()
                .changes()
                .subscribe(
                        (old, now) -> workspace.change(kept -> kept.withKeys(keys.map().chosen())));
        keys.listen(scene, () -> overlay.isOpen() || leaving);
        var notice = new NoticeBar("notice", model.notice, model.noticeIsBad);
        var menu = new ShellMenu(controller, workspace, look, keys);
        var actions = new TopBar.Actions(sheets::palette, sheets::rater, sheets::export);
        frame.setTop(new VBox(new TopBar(model, views, actions, menu.button()), notice));
        frame.setLeft(new Rail(views, this::show));
        frame.setBottom(new StatusLine(model, views, controller.busy()::stop));
        look.apply();
        acceptDrops(root, seals);
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
        welcomeOnce(workspace, sheets);
    }

    /// Opens a file in the view that shows its kind, or the bundled sample where none is given.
    public void open(Optional<Path> file) {
        onSample = file.isEmpty();
        file.ifPresentOrElse(door::open, controller::openSample);
    }

    private void show(Views.Name view) {
        switch (view) {
            case LABEL -> {
                records.commit();
                views.show(view);
                controller
                        .open()
                        .ifPresentOrElse(open -> open.view().focusText(), controller::openSample);
            }
            case PROBLEMS -> {
                records.commit();
                problems.show();
            }
            case REPORT -> {
                records.commit();
                report.show();
            }
            case RECORDS -> records.show();
        }
    }

    private void welcomeOnce(Workspace workspace, Sheets sheets) {
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
                : controller
                        .open()
                        .map(open -> new LabelJournal(controller, open, model, background));
    }

    private void quit() {
        if (leaving && controller.loss().isShown()) {
            overlay.close();
            return;
        }
        question.leave(List.of(controller.inFlight(), records.reviews().inFlight()), this::leave);
    }

    /// The window goes when all is on the disk; until then it takes nothing more.
    private void leave() {
        if (leaving) {
            return;
        }
        leaving = true;
        frame.setDisable(true);
        model.busy.set(Words.get("shell.leaving"));
        background.runApart(ending()).onDone(done -> gone()).onFailed(failure -> stage.close());
    }

    /// Where the last acts were lost, the window goes once that was read.
    private void gone() {
        if (controller.loss().isShown()) {
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
        Runnable reviews = records.reviews().ending();
        Runnable labels = controller.ending();
        return () -> {
            reviews.run();
            labels.run();
            workspace.settleSettings();
        };
    }

    private void dropped(Path file) {
        if (views.isShown(Views.Name.PROBLEMS)) {
            problems.add(file);
        } else {
            door.open(file);
        }
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
                        List<Path> paths = files.stream().map(File::toPath).toList();
                        if (views.isShown(Views.Name.REPORT)) {
                            report.add(paths);
                        } else {
                            seals.dropped(paths, this::dropped);
                        }
                        event.setDropCompleted(true);
                    }
                    event.consume();
                });
    }
}
