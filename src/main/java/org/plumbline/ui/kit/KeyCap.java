package org.plumbline.ui.kit;

import javafx.scene.control.Label;

/// The picture of a key, beside the act that it does.
public final class KeyCap extends Label {

    public KeyCap(String key) {
        super(key);
        getStyleClass().add("key-cap");
        setMinWidth(USE_PREF_SIZE);
    }
}
