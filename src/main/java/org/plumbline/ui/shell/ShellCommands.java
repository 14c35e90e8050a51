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
                                        () -> look.theme(theme)));
    }

    private List<Command> window() {
        return List.of(
                Command.ofShortcut("view.label", KeyCode.DIGIT1, () -> door.show(Views.Name.LABEL)),
                Command.ofShortcut(
                        "view.problems", KeyCode.DIGIT2, () -> door.show(Views.Name.PROBLEMS)),
                Command.ofShortcut(
                        "view.report", KeyCode.DIGIT3, () -> door.show(Views.Name.REPORT)),
                Command.ofShortcut(
                        "view.records", KeyCode.DIGIT5, () -> door.show(Views.Name.RECORDS)),
                Command.ofShortcut("file.open", KeyCode.O, door::askOpen),
                new Command("file.sample", List.of(), shell::openSample),
                Command.ofShortcut("file.stop", KeyCode.PERIOD, shell::stop),
                Command.ofShortcut("file.export", KeyCode.E, sheets::export),
                new Command("file.rater", List.of(), sheets::rater),
                new Command("file.order", List.of(), order::show),
                new Command("file.others", List.of(), journal::others),
                new Command("file.anew", List.of(), journal::beginAnew),
                Command.of("label.history", KeyCode.Y, review::history),
                Command.ofShift("label.clear-sample", KeyCode.C, review::clearSample),
                new Command("file.hidden", List.of(), review::hidden),
                // With Shift where a view has the letter for itself.
                new Command(
                        "file.guide",
                        List.of(
                                new KeyCodeCombination(KeyCode.I),
                                new KeyCodeCombination(KeyCode.I, KeyCombination.SHIFT_DOWN)),
                        sheets::guide),
                new Command("file.numbers", List.of(), sheets::numbers),
                Command.ofShortcut("file.palette", KeyCode.K, sheets::palette),
                new Command(
                        "file.keys",
                        List.of(
                                new KeyCodeCombination(KeyCode.SLASH, KeyCombination.SHIFT_DOWN),
                                new KeyCodeCombination(KeyCode.F1)),
                        sheets::keys),
                new Command("file.tour", List.of(), sheets::tour),
                new Command(
                                "file.larger",
                                List.of(
                                        shortcut(KeyCode.PLUS),
                                        shortcut(KeyCode.EQUALS),
                                        shortcut(KeyCode.ADD)),
                                () -> look.step(1))
                        .repeating(),
                new Command(
                                "file.smaller",
                                List.of(shortcut(KeyCode.MINUS), shortcut(KeyCode.SUBTRACT)),
                                () -> look.step(-1))
                        .repeating(),
                new Command("file.usual", List.of(shortcut(KeyCode.DIGIT0)), () -> look.size(100)),
                Command.ofShortcut("file.quit", KeyCode.Q, shell::quit));
    }

    private static KeyCombination shortcut(KeyCode key) {
        return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN);
    }
}
