package org.plumbline.ui.label.act;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.plumbline.session.queue.Sorting;

/// How a reviewer likes to work, whichever file is open. FX thread only.
public final class Habits {

    /// Whether the next claim comes by itself once truth and grounding of one are set.
    public final BooleanProperty goOn = new SimpleBooleanProperty(false);

    public final ObjectProperty<Sorting> sorting = new SimpleObjectProperty<>(Sorting.ORDER);
}
