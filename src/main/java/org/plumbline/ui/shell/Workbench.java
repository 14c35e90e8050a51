package org.plumbline.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.plumbline.session.Workspace;
import org.plumbline.session.settings.Beside;
import org.plumbline.session.settings.Settings;
import org.plumbline.ui.guide.GuidePlace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.FocusHome;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.NoticeBar;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.print.Printing;
import org.plumbline.ui.seal.SealActs;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.rooms.JournalSheets;
import org.plumbline.ui.shell.rooms.Rooms;
import org.plumbline.ui.shell.rooms.ShellController;
import org.plumbline.ui.shell.sheets.OrderSheet;
import org.plumbline.ui.shell.sheets.ReviewSheets;
import org.plumbline.ui.shell.sheets.Sheets;

/// The window of the program, put together. FX thread only.
///
/// [Rooms] builds the screens; around them stand the bars, the rail and the sheets, and
/// [ShellCommands] names everything that can be done beside them. Call [#close()] when the window
/// goes, so that the journal is drained.
final class Workbench {

    private final BorderPane pane = new BorderPane();
    private final Keys keys = new Keys(Locale.getDefault(), "file.keys", "file.quit");
    private final Stage stage;
    private final Workspace workspace;
    private final Rooms rooms;
    private final LookControl look;
    private final SealActs signatures;
    private final GuidePlace guides;
    private final PaceLine pace;
    private final Sheets sheets;
    private boolean onSample = true;
    private boolean leaving;

    /// Builds the window on `stage`, without showing it.
    ///
    /// @param random draws the seeds that are offered for a shuffle
    Workbench(
            Stage stage,
            Workspace workspace,
            Background background,
            Choosers choosers,
            RandomGenerator random) {
        this.stage = stage;
        this.workspace = workspace;
        Fonts.load();
        var seals = workspace.seals(ZoneId.systemDefault());
        rooms = new Rooms(stage, pane, workspace, seals, background, choosers, keys);
        var root = new StackPane(pane, rooms.overlay);
        // Where the window is too small for its text, what is cut is at the end, not all around.
        pane.setMinSize(0, 0);
        var size = workspace.settings().window();
        var scene = new Scene(root, size.width(), size.height());
        look = new LookControl(workspace, new Appearance(scene));
        signatures =
                new SealActs(
                        new SealActs.Rooms(
                                rooms.frame,
                                rooms.overlay,
                                seals,
                                rooms.naming::name,
                                rooms.naming::before));
        guides = new GuidePlace(pane, rooms.overlay, background, new RememberedGuide(workspace));
        sheets =
                new Sheets(
                        rooms.controller,
                        rooms.door,
                        rooms.overlay,
                        keys,
                        signatures,
                        guides,
                        rooms.naming);
        pace =
                new PaceLine(
                        workspace.pace(),
                        () -> rooms.controller.open().map(ShellController.Open::session));
        addCommands(random);
        pace.listen(scene);
        pace.show(workspace.settings().window().beside().pace());
        keys.listen(scene, () -> rooms.overlay.isOpen() || leaving);
        fillPane(Room.of(root));
        rooms.overlay.home(rooms.door::focusShown);
        FocusHome.watch(scene, rooms.overlay::isOpen, rooms.door::focusShown);
        new WheelSize(look::step).on(scene);
        look.apply();
        acceptDrops(root);
        stage.setTitle(Words.get("app.name"));
        stage.setScene(scene);
        Room.emOf(root).subscribe(this::keepRoom);
        stage.setMaximized(size.maximized());
        stage.setOnCloseRequest(
                event -> {
                    event.consume();
                    quit();
                });
        welcomeOnce();
    }

    /// The window is never smaller than what its parts need, unless the screen is.
    private void keepRoom(double em) {
        var screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(Room.LEAST.width() * em, screen.getWidth()));
        stage.setMinHeight(Math.min(Room.LEAST.height() * em, screen.getHeight()));
    }

    private void addCommands(RandomGenerator random) {
        rooms.addCommands(keys);
        ShellController controller = rooms.controller;
        keys.add(
                new ShellCommands(
                                controller,
                                rooms.door,
                                sheets,
                                new ReviewSheets(controller, rooms.frame, rooms.naming),
                                new OrderSheet(controller, rooms.overlay, random, rooms.naming),
                                new JournalSheets(
                                        controller, rooms.overlay, rooms::journal, rooms.naming),
                                look)
                        .all());
        keys.add(rooms.takeOvers.commands());
        keys.add(rooms.checks.commands());
        keys.add(signatures.commands());
        keys.add(guides.commands(), guides::hasFocus);
        var printing = new Printing(stage, rooms.frame, rooms.overlay);
        keys.add(
                List.of(Command.ofShortcut("file.print", KeyCode.P, () -> print(printing))),
                () -> rooms.views.isShown(Views.Name.LABEL));
        keys.add(List.of(new Command("file.pace", List.of(), this::turnPace)));
        keys.map().choose(workspace.settings().keys());
        keys.map()
                .changes()
                .subscribe(
                        (old, now) -> workspace.change(kept -> kept.withKeys(keys.map().chosen())));
    }

    private void print(Printing printing) {
        rooms.controller.commit();
        rooms.controller.open().ifPresent(open -> open.controller().acts().onShown(printing::ask));
    }

    /// Shows one's own pace, or no more.
    private void turnPace() {
        Beside beside = workspace.settings().window().beside();
        workspace.change(settings -> settings.withBeside(beside.withPace(!beside.pace())));
        pace.show(!beside.pace());
    }

    /// Puts what is around the views into the window.
    private void fillPane(ObservableValue<Room> room) {
        ShellModel model = rooms.model;
        var notice = new NoticeBar("notice", model.notice, model.noticeIsBad);
        var menu = new ShellMenu(rooms.door, workspace, look, keys);
        var actions = new TopBar.Actions(sheets::palette, sheets::rater, sheets::export);
        var bar = new TopBar(model, rooms.views, actions, menu.button());
        bar.foldBy(room);
        var top = new VBox(bar, notice);
        top.getChildren().addAll(rooms.takeOvers.bars());
        pane.setTop(top);
        pane.setLeft(new Rail(rooms.views, room, rooms.door::show));
        pane.setBottom(new StatusLine(model, rooms.views, pace.label(), rooms.busy::stop));
    }

    /// Opens a file in the view that shows its kind, or the bundled sample where none is given.
    void open(Optional<Path> file) {
        onSample = file.isEmpty();
        file.ifPresentOrElse(rooms.door::open, rooms.controller::openSample);
    }

    private void welcomeOnce() {
        if (!workspace.settings().tourSeen()) {
            workspace.change(Settings::withTourSeen);
            stage.setOnShown(event -> sheets.welcome(onSample));
        }
    }

    /// Does a command, as its key would, whatever is shown.
    void run(String command) {
        keys.run(command);
    }

    private void quit() {
        if (leaving && rooms.loss.isShown()) {
            rooms.overlay.close();
            return;
        }
        rooms.leave(this::leave);
    }

    /// The window goes when all is on the disk; until then it takes nothing more.
    private void leave() {
        if (leaving) {
            return;
        }
        leaving = true;
        pane.setDisable(true);
        rooms.model.busy.set(Words.get("shell.leaving"));
        rooms.frame
                .background()
                .runApart(ending())
                .onDone(done -> gone())
                .onFailed(failure -> stage.close());
    }

    /// Where the last acts were lost, the window goes once that was read.
    private void gone() {
        if (rooms.loss.isShown()) {
            rooms.overlay.onClosed(stage::close);
        } else {
            stage.close();
        }
    }

    /// Keeps what is being typed and waits until everything is on disk, for whoever has no window
    /// to keep alive meanwhile.
    void close() {
        ending().run();
    }

    private Runnable ending() {
        Runnable acts = rooms.ending();
        return () -> {
            acts.run();
            workspace.settleSettings();
        };
    }

    private void acceptDrops(Region root) {
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
                        rooms.door.dropped(files.stream().map(File::toPath).toList(), signatures);
                        event.setDropCompleted(true);
                    }
                    event.consume();
                });
    }
}
