package org.plumbline.ui.records;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.plumbline.records.Support;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Command;

/// Everything that can be done in the Records view, each with its key. FX thread only.
public final class RecordsCommands {

    private final RecordsView view;

    public RecordsCommands(RecordsView view) {
        this.view = view;
    }

    /// All of them, reviews first. Where no table is open, only one can be opened.
    public List<Command> all() {
        return Stream.concat(
                        ofTable().stream()
                                .map(
                                        command ->
                                                command.when(
                                                        () ->
                                                                isOpen()
                                                                        && command.applies()
                                                                                .getAsBoolean())),
                        Stream.of(
                                Command.ofShortcut(
                                        "records.open",
                                        KeyCode.O,
                                        () -> view.controller().askOpen())))
                .toList();
    }

    private boolean isOpen() {
        return view.controller().open().isPresent();
    }

    private boolean can(Predicate<JournalledReview<?, ?>> step) {
        return view.controller().open().filter(table -> step.test(table.review())).isPresent();
    }

    private List<Command> ofTable() {
        return List.of(
                on("intent", KeyCode.DIGIT1, records -> records.reviewing().cycle(Question.INTENT)),
                on(
                        "parseable",
                        KeyCode.DIGIT2,
                        records -> records.reviewing().cycle(Question.PARSEABLE)),
                on(
                        "contract",
                        KeyCode.DIGIT3,
                        records -> records.reviewing().cycle(Question.CONTRACT)),
                on(
                        "complete",
                        KeyCode.DIGIT4,
                        records -> records.reviewing().cycle(Question.COMPLETE)),
                on(
                        "answerable",
                        KeyCode.DIGIT5,
                        records -> records.reviewing().cycle(Question.ANSWERABLE)),
                support("supported", KeyCode.S, Support.SUPPORTED),
                support("contradicted", KeyCode.C, Support.CONTRADICTED),
                support("insufficient", KeyCode.I, Support.INSUFFICIENT_EVIDENCE),
                Command.ofShift(
                        "records.unsupport",
                        KeyCode.S,
                        () -> view.controller().reviewing().support(null)),
                Command.of("records.note", KeyCode.E, view::focusNote),
                Command.of("records.mention", KeyCode.F12, view::followNote),
                Command.ofShortcut(
                                "records.undo",
                                KeyCode.Z,
                                () -> view.controller().reviewing().undo())
                        .when(() -> can(JournalledReview::canUndo)),
                Command.ofShortcut(
                                "records.redo",
                                KeyCode.Y,
                                () -> view.controller().reviewing().redo())
                        .when(() -> can(JournalledReview::canRedo)),
                on("next", KeyCode.J, records -> records.rows().step(1)).repeating(),
                on("previous", KeyCode.H, records -> records.rows().step(-1)).repeating(),
                on("next-unreviewed", KeyCode.L, records -> records.rows().nextUnreviewed())
                        .repeating(),
                Command.of("records.page", KeyCode.V, this::turnPage),
                Command.of("records.pane", KeyCode.F6, view::focusNextPane),
                Command.ofShortcut(
                        "records.export",
                        KeyCode.E,
                        () -> view.controller().export().annotations()));
    }

    private void turnPage() {
        view.controller().turnPage();
        view.focusMain();
    }

    /// The same key again changes nothing, as in the Label view: an answer is not to be lost by a
    /// key that was pressed twice.
    private Command support(String id, KeyCode key, Support support) {
        return on(id, key, records -> records.reviewing().support(support));
    }

    private Command on(String id, KeyCode key, Consumer<RecordsController> act) {
        return Command.of("records." + id, key, () -> act.accept(view.controller()));
    }
}
