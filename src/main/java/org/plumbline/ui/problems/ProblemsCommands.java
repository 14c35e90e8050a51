package org.plumbline.ui.problems;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.plumbline.ui.kit.Command;

/// Everything that can be done in the Problems view, each with its key. FX thread only.
public final class ProblemsCommands {

    private final ProblemsView view;

    public ProblemsCommands(ProblemsView view) {
        this.view = view;
    }

    /// All of them.
    public List<Command> all() {
        ProblemsController controller = view.controller();
        return List.of(
                Command.of("problems.next", KeyCode.J, () -> controller.step(1))
                        .repeating()
                        .when(() -> !controller.model().shown.isEmpty()),
                Command.of("problems.previous", KeyCode.H, () -> controller.step(-1))
                        .repeating()
                        .when(() -> !controller.model().shown.isEmpty()),
                Command.of("problems.look", KeyCode.V, controller::look)
                        .when(controller.model().partIsAsked::get),
                Command.of("problems.again", KeyCode.F5, controller::check)
                        .when(() -> !controller.model().files.isEmpty()),
                Command.of("problems.pane", KeyCode.F6, view::focusNextPane),
                Command.ofShortcut("problems.add", KeyCode.O, controller::askFile),
                new Command(
                        "problems.search",
                        List.of(new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN)),
                        view::focusSearch));
    }
}
