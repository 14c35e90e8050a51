package org.plumbline.ui.records;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import org.plumbline.records.Support;
import org.plumbline.ui.kit.Command;

/// Everything that can be done in the Records view, each with its key. FX thread only.
public final class RecordsCommands {

    private final RecordsView view;

    public RecordsCommands(RecordsView view) {
        this.view = view;
    }

    /// All of them, reviews first.
    public List<Command> all() {
        return List.of(
                on("intent", KeyCode.DIGIT1, records -> records.cycle(Question.INTENT)),
                on("parseable", KeyCode.DIGIT2, records -> records.cycle(Question.PARSEABLE)),
                on("contract", KeyCode.DIGIT3, records -> records.cycle(Question.CONTRACT)),
                on("complete", KeyCode.DIGIT4, records -> records.cycle(Question.COMPLETE)),
                on("answerable", KeyCode.DIGIT5, records -> records.cycle(Question.ANSWERABLE)),
                on("supported", KeyCode.S, records -> records.toggleSupport(Support.SUPPORTED)),
                on(
                        "contradicted",
                        KeyCode.C,
                        records -> records.toggleSupport(Support.CONTRADICTED)),
                on(
                        "insufficient",
                        KeyCode.I,
                        records -> records.toggleSupport(Support.INSUFFICIENT_EVIDENCE)),
                Command.of("records.note", KeyCode.E, view::focusNote),
                Command.ofShortcut("records.undo", KeyCode.Z, () -> view.controller().undo()),
                Command.ofShortcut("records.redo", KeyCode.Y, () -> view.controller().redo()),
                on("next", KeyCode.J, records -> records.step(1)),
                on("previous", KeyCode.H, records -> records.step(-1)),
                on("next-unreviewed", KeyCode.L, RecordsController::nextUnreviewed),
                Command.of("records.page", KeyCode.V, this::turnPage),
                Command.of("records.pane", KeyCode.F6, view::focusNextPane),
                Command.ofShortcut("records.open", KeyCode.O, () -> view.controller().askOpen()),
                Command.ofShortcut(
                        "records.export",
                        KeyCode.E,
                        () -> view.controller().export().annotations()));
    }

    private void turnPage() {
        view.controller().turnPage();
        view.focusMain();
    }

    private Command on(String id, KeyCode key, Consumer<RecordsController> act) {
        return Command.of("records." + id, key, () -> act.accept(view.controller()));
    }
}
