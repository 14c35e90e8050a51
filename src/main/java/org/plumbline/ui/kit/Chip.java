package org.plumbline.ui.kit;

import java.util.Locale;
import javafx.scene.control.Label;

/// A short fact in a rounded frame, such as "seen by producer".
///
/// Its tone is said by colour and by the sign in its words, never by colour alone.
public final class Chip extends Label {

    /// What kind of fact it is.
    public enum Tone {
        /// A plain fact.
        PLAIN,
        /// Something is as it should be.
        GOOD,
        /// Something limits what may be concluded.
        LIMIT,
        /// Something is wrong.
        BAD,
        /// Something is cited.
        CITED,
        /// A state of the window, such as blind.
        STATE
    }

    public Chip(String words, Tone tone) {
        super(words);
        getStyleClass().add("chip");
        setTone(tone);
        setMinWidth(USE_PREF_SIZE);
    }

    /// Changes the tone.
    public void setTone(Tone tone) {
        getStyleClass().removeIf(name -> name.startsWith("chip-"));
        getStyleClass().add("chip-" + tone.name().toLowerCase(Locale.ROOT));
    }
}
