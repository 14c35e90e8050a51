package org.plumbline.ui.label.model;

import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.plumbline.session.queue.Facet;
import org.plumbline.session.queue.Narrowing;
import org.plumbline.session.queue.Sorting;

/// What the queue shows. It has no nodes and decides nothing. FX thread only.
public final class QueueModel {

    /// The rows that pass the filters and the search: samples by their place in the file.
    public final ObservableList<Integer> rows = FXCollections.observableArrayList();

    /// How many samples there are in all.
    public final IntegerProperty size = new SimpleIntegerProperty();

    /// What the queue is narrowed to.
    public final ObjectProperty<Narrowing> narrowing = new SimpleObjectProperty<>(Narrowing.NONE);

    /// Of each facet that samples have, how many would be left where it is chosen beside what is
    /// chosen of other kinds.
    public final ObjectProperty<Map<Facet, Integer>> counts = new SimpleObjectProperty<>(Map.of());

    public final ObjectProperty<Sorting> sorting = new SimpleObjectProperty<>(Sorting.ORDER);

    /// In which order the session has the samples, in words.
    public final StringProperty order = new SimpleStringProperty("");

    /// What is searched, as typed; "" where nothing is.
    public final StringProperty search = new SimpleStringProperty("");

    /// Whether capital and small letters differ in the search.
    public final BooleanProperty searchCase = new SimpleBooleanProperty(false);

    /// How the search goes on.
    public final ObjectProperty<Searching> searching = new SimpleObjectProperty<>(Searching.OFF);

    /// True while the open sample is not among the rows.
    public final BooleanProperty isOutside = new SimpleBooleanProperty(false);

    /// Counts what changes rows without changing which are shown, so that they are painted anew.
    public final IntegerProperty changes = new SimpleIntegerProperty();

    /// True where some samples are not shown.
    public boolean isNarrowed() {
        return !narrowing.get().isNone() || searching.get().isOn();
    }
}
