package org.plumbline.ui.shell.keys;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.keys.KeyChange.Asked;

/// Below the commands: what is asked about a key or was done with it, and the answers.
final class KeyQuestion extends HBox {

    private final Label words = new Label();
    private final Button yes = new Button();
    private final Button no = new Button();

    KeyQuestion(KeyChange change) {
        getStyleClass().add("key-question");
        setId("key-question");
        words.setId("key-words");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        yes.setId("key-yes");
        yes.setMinWidth(USE_PREF_SIZE);
        yes.setOnAction(event -> change.yes());
        no.setId("key-no");
        no.setMinWidth(USE_PREF_SIZE);
        no.setOnAction(event -> change.no());
        getChildren().setAll(words, no, yes);
        change.asked().subscribe(this::show);
    }

    /// Puts the focus on the answer that leaves everything as it is: taking a key away should be no
    /// slip of the finger.
    void focus() {
        no.requestFocus();
    }

    private void show(Asked asked) {
        words.setText(asked.words());
        switch (asked) {
            case Asked.Taking taking ->
                    answers(Words.get("shell.keys.yes"), Words.get("shell.keys.no"));
            case Asked.All all ->
                    answers(Words.get("shell.keys.all.yes"), Words.get("shell.keys.all.no"));
            case Asked.Key key -> answers("", "");
            case Asked.Nothing nothing -> answers("", "");
        }
        setVisible(!asked.words().isEmpty());
        setManaged(!asked.words().isEmpty());
    }

    private void answers(String yesWords, String noWords) {
        answer(yes, yesWords);
        answer(no, noWords);
    }

    /// Who does not see the question hears it with the answer that has the focus.
    private void answer(Button button, String answer) {
        button.setText(answer);
        button.setAccessibleText(words.getText() + " " + answer);
        button.setVisible(!answer.isEmpty());
        button.setManaged(!answer.isEmpty());
    }
}
