package org.plumbline.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumnBase;
import javafx.scene.layout.Pane;

/// Gives columns of a table widths that follow the size of the text; the toolkit knows them in
/// pixels alone. FX thread only.
public final class EmColumns {

    private final ObservableValue<Double> em;

    /// @param around a pane with the text of the table
    public EmColumns(Pane around) {
        em = Room.emOf(around);
    }

    /// Makes a column so wide, and never less wide than it must be for its name.
    ///
    /// @param least in ems
    /// @param usual in ems
    public void set(TableColumnBase<?, ?> column, double least, double usual) {
        em.subscribe(
                size -> {
                    // The usual width is only taken where the least one allows it.
                    column.setMinWidth(least * size);
                    column.setPrefWidth(usual * size);
                });
    }
}
