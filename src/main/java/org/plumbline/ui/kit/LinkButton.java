package org.plumbline.ui.kit;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;

/// An act that a key does, as words with the picture of that key behind them. The mouse may press
/// it; Tab passes it by, since whoever uses the keyboard has the key.
public final class LinkButton extends Button {

    /// The button of one act.
    ///
    /// @param key [KeyCap#of] the command that does the same; any other cap only for a key that
    ///   cannot be changed
    public LinkButton(String id, String words, KeyCap key, Runnable action) {
        super(words, key);
        setId(id);
        setContentDisplay(ContentDisplay.RIGHT);
        getStyleClass().setAll("button", "link");
        setMinWidth(USE_PREF_SIZE);
        setFocusTraversable(false);
        setOnAction(event -> action.run());
    }
}
