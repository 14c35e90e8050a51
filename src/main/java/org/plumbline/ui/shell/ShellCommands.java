package org.plumbline.ui.shell;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.plumbline.session.settings.Theme;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.rooms.Door;
import org.plumbline.ui.shell.rooms.JournalSheets;
import org.plumbline.ui.shell.rooms.ShellController;
import org.plumbline.ui.shell.sheets.OrderSheet;
import org.plumbline.ui.shell.sheets.ReviewSheets;
import org.plumbline.ui.shell.sheets.Sheets;

/// What can be done with files and with the window itself, each with its key. FX thread only.
final class ShellCommands {

    private final ShellController shell;
    private final Door door;
    private final Sheets sheets;
    private final ReviewSheets review;
    private final OrderSheet order;
    private final JournalSheets journal;
    private final LookControl look;

    ShellCommands(
            ShellController shell,
            Door door,
            Sheets sheets,
            ReviewSheets review,
            OrderSheet order,
            JournalSheets journal,
            LookControl look) {
        this.shell = shell;
        this.door = door;
        this.sheets = sheets;
        this.review = review;
        this.order = order;
        this.journal = journal;
        this.look = look;
    }

    List<Command> all() {
        return Stream.concat(window().stream(), themes()).toList();
    }

    private Stream<Command> themes() {
        return Arrays.stream(Theme.values())
                .map(
                        theme ->
                                new Command(
                                                "file.theme-" + LookControl.key(theme),
                                                List.of(),
                                                () -> look.theme(theme))
                                        .when(() -> !look.isTheme(theme)));
    }

    private List<Command> window() {
        return List.of(
                view(Views.Name.LABEL, "view.label", KeyCode.DIGIT1),
                view(Views.Name.PROBLEMS, "view.problems", KeyCode.DIGIT2),
                view(Views.Name.REPORT, "view.report", KeyCode.DIGIT3),
                view(Views.Name.RECORDS, "view.records", KeyCode.DIGIT5),
                Command.ofShortcut("file.open", KeyCode.O, door::askOpen),
                new Command("file.sample", List.of(), door::openSample)
                        .when(() -> !door.isSampleSeen()),
                new Command(
                        "file.files",
                        List.of(
                                new KeyCodeCombination(
                                        KeyCode.O,
                                        KeyCombination.SHORTCUT_DOWN,
                                        KeyCombination.SHIFT_DOWN)),
                        sheets::files),
                Command.ofShortcut("file.close", KeyCode.W, door::close).when(door::canClose),
                Command.ofShortcut("file.stop", KeyCode.PERIOD, shell::stop).when(shell::isBusy),
                Command.ofShortcut("file.export", KeyCode.E, sheets::export).when(this::isOpen),
                new Command("file.rater", List.of(), sheets::rater),
                new Command("file.order", List.of(), order::show).when(this::isOpen),
                new Command("file.others", List.of(), journal::others).when(journal::hasOthers),
                new Command("file.anew", List.of(), journal::beginAnew).when(journal::isDamaged),
                Command.of("label.history", KeyCode.Y, review::history).when(this::isOpen),
                Command.ofShift("label.clear-sample", KeyCode.C, review::clearSample)
                        .when(review::canClear),
                new Command("file.unblind", List.of(), review::hidden).when(review::canUnblind),
                new Command("file.hidden", List.of(), review::hidden).when(review::canShowHidden),
                // With Shift where a view has the letter for itself.
                new Command(
                        "file.guide",
                        List.of(
                                new KeyCodeCombination(KeyCode.I),
                                new KeyCodeCombination(KeyCode.I, KeyCombination.SHIFT_DOWN)),
                        sheets::guide),
                new Command("file.numbers", List.of(), sheets::numbers),
                Command.ofShortcut("file.palette", KeyCode.K, sheets::palette)
                        .when(() -> !sheets.isPaletteOpen()),
                new Command(
                        "file.keys",
                        List.of(
                                new KeyCodeCombination(KeyCode.SLASH, KeyCombination.SHIFT_DOWN),
                                new KeyCodeCombination(KeyCode.F1)),
                        sheets::keys),
                new Command("file.tour", List.of(), sheets::tour),
                new Command("file.about", List.of(), sheets::about),
                new Command(
                                "file.larger",
                                List.of(
                                        shortcut(KeyCode.PLUS),
                                        shortcut(KeyCode.EQUALS),
                                        shortcut(KeyCode.ADD)),
                                () -> look.step(1))
                        .repeating()
                        .when(() -> look.canStep(1)),
                new Command(
                                "file.smaller",
                                List.of(shortcut(KeyCode.MINUS), shortcut(KeyCode.SUBTRACT)),
                                () -> look.step(-1))
                        .repeating()
                        .when(() -> look.canStep(-1)),
                new Command("file.usual", List.of(shortcut(KeyCode.DIGIT0)), () -> look.size(100))
                        .when(() -> !look.isSize(100)),
                Command.ofShortcut("file.quit", KeyCode.Q, shell::quit));
    }

    private Command view(Views.Name view, String id, KeyCode digit) {
        return Command.ofShortcut(id, digit, () -> door.show(view))
                .when(() -> !shell.isShown(view));
    }

    private boolean isOpen() {
        return shell.open().isPresent();
    }

    private static KeyCombination shortcut(KeyCode key) {
        return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN);
    }
}
