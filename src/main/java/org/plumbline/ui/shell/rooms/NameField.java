package org.plumbline.ui.shell.rooms;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.session.others.EarlierName;
import org.plumbline.session.review.RaterName;
import org.plumbline.text.Shortened;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// A field for the name of who labels: what is wrong with what is typed is said at once, and the
/// names under which the open file was labelled before are offered. FX thread only.
public final class NameField extends VBox {

    /// More names than these are not offered; they can be typed.
    private static final int MOST_OFFERED = 3;

    private static final int LONGEST_SHOWN = 24;

    private final TextField name = new TextField();
    private final Label wrong = words("rater-wrong", "refusal");
    private final Label hint = words("rater-hint", "muted");
    private final FlowPane offers = new FlowPane(8, 8);
    private final Runnable onChosen;
    private List<EarlierName> earlier = List.of();

    /// @param remembered what stands there first; may be ""
    /// @param onChosen called when a name that was offered was taken into the field
    NameField(String remembered, Runnable onChosen) {
        this.onChosen = onChosen;
        getStyleClass().add("name-field");
        name.setId("rater-name");
        name.setAccessibleText(Words.get("shell.rater.title"));
        name.setPromptText(Words.get("shell.rater.prompt"));
        name.setText(remembered);
        name.textProperty().subscribe(text -> tell(!text.isEmpty()));
        offers.setId("rater-offers");
        offers.managedProperty().bind(offers.visibleProperty());
        offers.setVisible(false);
        // One of the two is said at a time, in room that is there before, so that nothing moves
        // under whoever types.
        var said = new StackPane(wrong, hint);
        said.setAlignment(Pos.TOP_LEFT);
        said.getStyleClass().add("name-said");
        getChildren().setAll(name, said, offers);
    }

    private static Label words(String id, String style) {
        var label = new Label();
        label.setId(id);
        label.getStyleClass().addAll(style, "small");
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    /// Offers the names under which the open file was labelled before.
    void offer(List<EarlierName> names) {
        earlier = List.copyOf(names);
        offers.getChildren().clear();
        for (EarlierName one : names.subList(0, Math.min(names.size(), MOST_OFFERED))) {
            offers.getChildren().add(offer(one, "rater-offer-" + offers.getChildren().size()));
        }
        offers.setVisible(!names.isEmpty());
        tell(!name.getText().isEmpty());
    }

    private ActButton offer(EarlierName one, String id) {
        String shown = Shortened.to(one.name(), LONGEST_SHOWN);
        var button =
                new ActButton(
                        id, Words.get("shell.rater.go-on", shown, one.items()), () -> choose(one));
        button.setAccessibleText(Words.get("shell.rater.go-on", one.name(), one.items()));
        return button;
    }

    private void choose(EarlierName one) {
        name.setText(one.name());
        onChosen.run();
    }

    /// Where the name is typed.
    public TextField field() {
        return name;
    }

    /// True where nobody says who they are.
    boolean isEmpty() {
        return name.getText().isEmpty();
    }

    /// The name; empty where it is none, and then the field says why and has the focus.
    Optional<String> given() {
        tell(true);
        if (wrong.getText().isEmpty()) {
            return Optional.of(name.getText());
        }
        name.requestFocus();
        return Optional.empty();
    }

    /// @param isTyped whether it matters yet what is wrong
    private void tell(boolean isTyped) {
        String typed = name.getText();
        var known = earlier.stream().filter(one -> one.name().equals(typed)).findFirst();
        // What an earlier version took stays a name: its labels are to be reached.
        var refusal = known.isPresent() ? Optional.<String>empty() : RaterName.refusal(typed);
        wrong.setText(isTyped ? refusal.map(Shown::of).orElse("") : "");
        hint.setText(wrong.getText().isEmpty() ? hint(typed, known) : "");
    }

    private static String hint(String typed, Optional<EarlierName> known) {
        return typed.equals(EarlierName.MADE_UP)
                ? Words.get("shell.rater.made-up", typed)
                : known.map(one -> Words.get("shell.rater.known", typed, one.items()))
                        .orElseGet(() -> Words.get("shell.rater.own"));
    }
}
