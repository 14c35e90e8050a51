package org.plumbline.ui.kit;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.plumbline.text.Shortened;

/// A short fact in a rounded frame, such as "seen by producer".
///
/// Its tone is said by colour and by the sign in its words, never by colour alone.
public final class Chip extends Label {

    /// In clusters.
    private static final int LONGEST_VALUE = 40;

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

    /// A value from outside as a chip, short enough to stand among others; all of it is in the
    /// tooltip.
    public static Chip of(String value, Tone tone) {
        var chip = new Chip(Shown.of(Shortened.to(value, LONGEST_VALUE)), tone);
        if (Shortened.end(value, LONGEST_VALUE) < value.length()) {
            chip.setTooltip(new Tooltip(Shown.of(value)));
        }
        return chip;
    }

    public Chip(String words, Tone tone) {
        super(words);
        getStyleClass().add("chip");
        setTone(tone);
        setMinWidth(USE_PREF_SIZE);
    }

    /// A chip that gives way to others is cut as [CutLabel] is.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Cut.mend(this);
    }

    /// Changes the tone.
    public void setTone(Tone tone) {
        getStyleClass().removeIf(name -> name.startsWith("chip-"));
        getStyleClass().add("chip-" + tone.name().toLowerCase(Locale.ROOT));
    }
}
