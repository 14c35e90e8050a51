package org.plumbline.ui.takeover;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// What the bar says of labels elsewhere. FX thread only.
public final class TakeOverModel {

    /// Its words; "" where there is nothing to say.
    final StringProperty words = new SimpleStringProperty("");

    /// True where something can be taken over; false where it was.
    final BooleanProperty isOffer = new SimpleBooleanProperty(false);

    /// True while the view is shown that this is about.
    public final BooleanProperty isHere = new SimpleBooleanProperty(false);

    void nothing() {
        words.set("");
        isOffer.set(false);
    }
}
