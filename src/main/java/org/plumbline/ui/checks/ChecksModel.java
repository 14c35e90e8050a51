package org.plumbline.ui.checks;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.checks.CheckList;
import org.plumbline.session.checks.CheckRow;

/// What the list of checks shows. It has no nodes and decides nothing. FX thread only.
final class ChecksModel {

    /// The checks that were read; null while no list is shown.
    final ObjectProperty<@Nullable CheckList> list = new SimpleObjectProperty<>();

    final ObservableList<CheckRow> rows = FXCollections.observableArrayList();

    /// The check that is looked at; null where there is none.
    final ObjectProperty<@Nullable CheckRow> current = new SimpleObjectProperty<>();
}
