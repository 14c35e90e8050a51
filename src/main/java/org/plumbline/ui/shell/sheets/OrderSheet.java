package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.random.RandomGenerator;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.Applied;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.rooms.Naming;
import org.plumbline.ui.shell.rooms.ShellController;

/// Asks in which order the samples come: the file's, or shuffled by a seed. FX thread only.
public final class OrderSheet {

    private static final int LONGEST_SEED = 100;

    /// Offered seeds have up to six digits: easy to note down, and enough of them.
    private static final int OFFERED_SEEDS = 1_000_000;

    private final ShellController shell;
    private final Overlay overlay;
    private final RandomGenerator random;
    private final Naming naming;

    /// @param random draws the seeds that are offered
    /// @param naming asked first: an order is remembered of a rater
    public OrderSheet(
            ShellController shell, Overlay overlay, RandomGenerator random, Naming naming) {
        this.shell = shell;
        this.overlay = overlay;
        this.random = random;
        this.naming = naming;
    }

    /// Shows the order of the open file, and lets it be chosen where that can be kept.
    public void show() {
        naming.before(() -> shell.open().ifPresent(this::show));
    }

    private void show(ShellController.Open open) {
        shell.commit();
        LabelSession session = open.session();
        var choice = new Choice(session.order().seed().orElse(null), freshSeed());
        choice.onEnter(() -> take(open, choice));
        var sheet =
                new Sheet("order-sheet", Words.get("shell.order.title"))
                        .say(Words.get("shell.order.words"))
                        .put(choice.file)
                        .put(choice.line())
                        .say(Words.get("shell.order.same"));
        session.review()
                .readOnly()
                .ifPresentOrElse(
                        reason -> {
                            choice.disable();
                            var why = new Label(Shown.of(reason.message()));
                            why.setId("order-why");
                            why.setWrapText(true);
                            why.setMinHeight(Label.USE_PREF_SIZE);
                            sheet.put(why);
                            sheet.button("order-close", Words.get("shell.close"), overlay::close);
                        },
                        () ->
                                sheet.say(Words.get("shell.order.stay"))
                                        .focus(choice.current())
                                        .put(choice.wrong)
                                        .button(
                                                "order-cancel",
                                                Words.get("shell.cancel"),
                                                overlay::close)
                                        .button(
                                                "order-ok",
                                                Words.get("shell.order.ok"),
                                                () -> take(open, choice)));
        sheet.showOn(overlay);
    }

    private String freshSeed() {
        return Integer.toString(random.nextInt(OFFERED_SEEDS));
    }

    private void take(ShellController.Open open, Choice choice) {
        if (choice.isComplete()) {
            overlay.close();
            String seed = choice.seed();
            shell.busily(
                    Words.get("shell.order.busy"),
                    () -> open.session().reorder(seed),
                    applied -> reordered(open, applied),
                    "shell.order.failed");
        }
    }

    private void reordered(ShellController.Open open, Applied applied) {
        switch (applied) {
            case Applied.Accepted accepted ->
                    shell.open().filter(open::equals).ifPresent(shown -> shown.view().reordered());
            case Applied.Unchanged unchanged -> {}
            case Applied.Refused refused ->
                    shell.tell(Words.get("shell.order.failed"), Shown.of(refused.message()));
        }
    }

    /// What can be chosen, with its nodes.
    private static final class Choice {

        private final RadioButton file = new RadioButton(Words.get("shell.order.file"));
        private final RadioButton shuffled = new RadioButton(Words.get("shell.order.shuffled"));
        private final TextField seed = new TextField();
        private final Label wrong = new Label(Words.get("shell.order.wrong"));

        Choice(@Nullable String now, String offered) {
            var group = new ToggleGroup();
            file.setId("order-file");
            file.setToggleGroup(group);
            shuffled.setId("order-shuffled");
            shuffled.setToggleGroup(group);
            group.selectToggle(now == null ? file : shuffled);
            seed.setId("order-seed");
            seed.setAccessibleText(Words.get("shell.order.seed"));
            seed.setText(now == null ? offered : now);
            seed.setPrefColumnCount(14);
            // Whoever types a seed wants the shuffle.
            seed.textProperty().subscribe((old, text) -> shuffled.setSelected(true));
            wrong.setId("order-wrong");
            wrong.getStyleClass().add("refusal");
            wrong.setVisible(false);
            wrong.managedProperty().bind(wrong.visibleProperty());
        }

        /// Enter on a radio button would choose it once more, where the user means the sheet.
        void onEnter(Runnable action) {
            for (var button : List.of(file, shuffled)) {
                button.addEventFilter(
                        KeyEvent.KEY_PRESSED,
                        event -> {
                            if (event.getCode() == KeyCode.ENTER) {
                                event.consume();
                                action.run();
                            }
                        });
            }
        }

        RadioButton current() {
            return shuffled.isSelected() ? shuffled : file;
        }

        HBox line() {
            var name = new Label(Words.get("shell.order.seed"));
            name.setLabelFor(seed);
            name.opacityProperty()
                    .bind(Bindings.when(shuffled.selectedProperty()).then(1.0).otherwise(0.6));
            var line = new HBox(10, shuffled, name, seed);
            line.setAlignment(Pos.BASELINE_LEFT);
            return line;
        }

        void disable() {
            file.setDisable(true);
            shuffled.setDisable(true);
            seed.setDisable(true);
        }

        /// True where a shuffle has a seed; else says what is missing.
        boolean isComplete() {
            String text = seed();
            boolean isComplete = text == null || (!text.isBlank() && text.length() <= LONGEST_SEED);
            wrong.setVisible(!isComplete);
            return isComplete;
        }

        @Nullable String seed() {
            return shuffled.isSelected() ? seed.getText() : null;
        }
    }
}
