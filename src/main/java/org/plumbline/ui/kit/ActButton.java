package org.plumbline.ui.kit;

import javafx.scene.control.Button;

/// A button whose words are always whole, however little room there is.
public final class ActButton extends Button {

    public ActButton(String id, String words, Runnable action) {
        super(words);
        setId(id);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(event -> action.run());
    }
}
