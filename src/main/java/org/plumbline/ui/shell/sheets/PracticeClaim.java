package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Truth;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Words;

/// A claim that is in no file, to be judged with the real keys: what is answered is kept nowhere.
final class PracticeClaim extends VBox {

    private final Keys keys;
    private final ChoiceBar<Truth> choice;
    private final Label said = new Label();

    PracticeClaim(Keys keys) {
        this.keys = keys;
        getStyleClass().add("practice-claim");
        setId("practice-claim");
        var claim = new Label(Words.get("tour.try.claim"));
        claim.setWrapText(true);
        claim.setMinHeight(USE_PREF_SIZE);
        claim.getStyleClass().add("strong");
        choice =
                new ChoiceBar<>(
                        Words.get("tour.try.name"),
                        List.of(
                                option(Truth.TRUE, "true"),
                                option(Truth.FALSE, "false"),
                                option(Truth.UNSUPPORTED, "unsupported")),
                        this::answer);
        // Tab goes on to the buttons of the sheet, as the keys are what is tried.
        choice.getButtons().forEach(button -> button.setFocusTraversable(false));
        said.setId("practice-said");
        said.setWrapText(true);
        said.setMinHeight(USE_PREF_SIZE);
        getChildren().setAll(claim, choice, said);
        answer(null);
    }

    private static ChoiceBar.Option<Truth> option(Truth value, String word) {
        return new ChoiceBar.Option<>(
                value, "practice-" + word, Words.get("label.truth." + word), command(word));
    }

    private static String command(String word) {
        return "label.truth." + word;
    }

    /// Takes a key that would label a claim.
    void pressed(KeyEvent event) {
        for (Truth value : Truth.values()) {
            if (isKeyOf(event, command(value.word()))) {
                event.consume();
                answer(value);
            }
        }
    }

    private boolean isKeyOf(KeyEvent event, String command) {
        Optional<KeyCombination> pressed = keys.chosen(event);
        return pressed.isPresent()
                && keys.command(command)
                        .map(Command::keys)
                        .orElse(List.of())
                        .contains(pressed.get());
    }

    private void answer(@Nullable Truth value) {
        choice.show(value);
        said.setText(
                Words.get(
                        switch (value) {
                            case TRUE -> "tour.try.true";
                            case FALSE -> "tour.try.false";
                            case UNSUPPORTED -> "tour.try.unsupported";
                            case null -> "tour.try.none";
                        }));
    }
}
