package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.session.queue.Sorting;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.Inspection;

/// Everything that can be done in the Label view, each with its key. Without an open file the
/// commands do nothing. FX thread only.
public final class LabelCommands {

    private final Supplier<Optional<LabelView>> open;

    /// The commands on whatever view is open when they are done.
    public LabelCommands(Supplier<Optional<LabelView>> open) {
        this.open = open;
    }

    /// All of them, labels first.
    public List<Command> all() {
        var all = new ArrayList<>(labelling());
        all.addAll(moving());
        all.addAll(queue());
        all.addAll(texts());
        all.addAll(panes());
        return all;
    }

    private List<Command> labelling() {
        var all = new ArrayList<Command>();
        for (LabelField field : LabelField.ofClaim()) {
            for (LabelValue value : field.choices()) {
                all.add(
                        on(
                                "label." + field.word() + "." + value.word(),
                                KeyCode.getKeyCode(value.key()),
                                label -> label.acts().label(field, value)));
            }
        }
        all.add(on("label.note", KeyCode.E, LabelController::editNote));
        all.add(
                Command.of(
                        "label.mention",
                        KeyCode.F12,
                        () -> open.get().ifPresent(LabelView::followNote)));
        all.add(on("label.cite", KeyCode.A, label -> label.citing().citeSelection()));
        all.add(
                Command.ofShift(
                        "label.cite-bytes", KeyCode.A, onOpen(label -> label.citing().ask())));
        all.add(on("label.uncite", KeyCode.D, label -> label.citing().takeBack()));
        for (LabelField field : LabelField.ofSample()) {
            KeyCode key = KeyCode.getKeyCode(field.key());
            all.add(on("label.quality." + field.word(), key, label -> label.acts().cycle(field)));
            all.add(
                    Command.ofShift(
                            "label.unquality." + field.word(),
                            key,
                            onOpen(label -> label.acts().label(field, null))));
        }
        all.add(on("label.flag", KeyCode.M, label -> label.queue().flag()));
        all.add(new Command("label.go-on", List.of(), onOpen(LabelController::toggleGoOn)));
        all.add(on("label.clear", KeyCode.C, label -> label.acts().clearClaim()));
        all.add(
                Command.ofShortcut("label.undo", KeyCode.Z, onOpen(LabelController::undo))
                        .when(() -> can(JournalledReview::canUndo)));
        all.add(
                Command.ofShortcut("label.redo", KeyCode.Y, onOpen(LabelController::redo))
                        .when(() -> can(JournalledReview::canRedo)));
        return all;
    }

    private List<Command> moving() {
        return List.of(
                on("go.next-claim", KeyCode.J, LabelController::nextClaim).repeating(),
                on("go.previous-claim", KeyCode.H, LabelController::previousClaim).repeating(),
                on("go.next-sample", KeyCode.G, label -> label.nextSample(1)).repeating(),
                on("go.previous-sample", KeyCode.P, label -> label.nextSample(-1)).repeating(),
                on("go.next-unlabelled", KeyCode.L, LabelController::nextUnlabelled).repeating(),
                onView("go.next-region", KeyCode.R, view -> view.walk().region(1)).repeating(),
                Command.ofShift(
                                "go.previous-region",
                                KeyCode.R,
                                inView(view -> view.walk().region(-1)))
                        .repeating(),
                onView("go.evidence", KeyCode.F7, view -> view.walk().turnToEvidence()),
                Command.ofShift(
                        "go.limitation", KeyCode.L, inView(view -> view.walk().nextLimitation())),
                Command.ofShortcut("go.jump", KeyCode.G, onOpen(LabelController::jump)),
                onView("go.pane", KeyCode.F6, view -> view.walk().focusNextPane()));
    }

    private List<Command> queue() {
        var all = new ArrayList<Command>();
        all.add(
                new Command(
                        "go.search",
                        List.of(shiftShortcut(KeyCode.F)),
                        () -> open.get().ifPresent(LabelView::focusSearch)));
        all.add(
                new Command(
                        "go.filter",
                        List.of(shiftShortcut(KeyCode.L)),
                        () -> open.get().ifPresent(LabelView::showFilters)));
        all.add(
                new Command(
                        "go.all",
                        List.of(shiftShortcut(KeyCode.X)),
                        onOpen(label -> label.queue().showAll())));
        for (Sorting sorting : Sorting.values()) {
            all.add(
                    new Command(
                            "go.sort-" + sorting.word(),
                            List.of(),
                            onOpen(label -> label.queue().sort(sorting))));
        }
        return all;
    }

    private static KeyCombination shiftShortcut(KeyCode key) {
        return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    }

    private List<Command> texts() {
        return List.of(
                Command.ofShortcut("text.find", KeyCode.F, onOpen(label -> label.find().open())),
                on("text.find-next", KeyCode.F3, label -> label.find().step(1)).repeating(),
                Command.ofShift(
                                "text.find-previous",
                                KeyCode.F3,
                                onOpen(label -> label.find().step(-1)))
                        .repeating(),
                on(
                        "text.bytes",
                        KeyCode.X,
                        label -> label.inspection().toggle(Inspection.Kind.BYTES)),
                on(
                        "text.words",
                        KeyCode.O,
                        label -> label.inspection().toggle(Inspection.Kind.WORDS)),
                on("text.marks", KeyCode.W, label -> toggle(label.model().marks)),
                Command.ofShift(
                        "text.wrap", KeyCode.W, onOpen(label -> toggle(label.model().wrap))),
                on("text.natural", KeyCode.B, label -> toggle(label.model().naturalOrder)));
    }

    private List<Command> panes() {
        return List.of(
                onView("panes.queue", KeyCode.Q, view -> view.arrangement().toggleQueue()),
                onView("panes.alone", KeyCode.F11, view -> view.walk().toggleAlone()),
                onView("panes.balance", KeyCode.F8, view -> view.arrangement().nextBalance()),
                Command.ofShift(
                        "panes.below",
                        KeyCode.F8,
                        inView(view -> view.arrangement().toggleBelow())),
                Command.ofShift(
                        "panes.sides",
                        KeyCode.F7,
                        inView(view -> view.arrangement().toggleSides())),
                onView("panes.fold", KeyCode.Z, view -> view.walk().fold()),
                Command.ofShift(
                        "panes.fold-all", KeyCode.Z, inView(view -> view.walk().foldAll())));
    }

    private static void toggle(BooleanProperty shown) {
        shown.set(!shown.get());
    }

    private Command on(String id, KeyCode key, Consumer<LabelController> act) {
        return Command.of(id, key, onOpen(act));
    }

    private Command onView(String id, KeyCode key, Consumer<LabelView> act) {
        return Command.of(id, key, inView(act));
    }

    private boolean can(Predicate<JournalledReview<?, ?>> step) {
        return open.get().filter(view -> step.test(view.review())).isPresent();
    }

    private Runnable onOpen(Consumer<LabelController> act) {
        return inView(view -> act.accept(view.controller()));
    }

    private Runnable inView(Consumer<LabelView> act) {
        return () -> open.get().ifPresent(act);
    }
}
