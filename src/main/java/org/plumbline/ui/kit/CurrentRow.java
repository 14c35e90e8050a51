package org.plumbline.ui.kit;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// The selected row of a list and what is current in a model, held together: what the user selects
/// is told, and what became current elsewhere is selected and brought into sight without being told
/// as if the user had chosen it. Nor is what the control selects by itself where rows come and go,
/// such as the row that is now in the place of the selected one. FX thread only.
///
/// @param <T> a row
public final class CurrentRow<T> {

    /// So many rows above the current one stay in sight.
    private static final int ABOVE = 2;

    private final ObservableList<T> rows;
    private final MultipleSelectionModel<T> selection;
    private final IntConsumer scrollTo;
    private boolean following;
    private @Nullable T current;

    private CurrentRow(
            ObservableList<T> rows, MultipleSelectionModel<T> selection, IntConsumer scrollTo) {
        this.rows = rows;
        this.selection = selection;
        this.scrollTo = scrollTo;
    }

    /// The row of a list whose items stay the same object.
    ///
    /// @param selected told what the user selects
    public static <T> CurrentRow<T> of(ListView<T> list, Consumer<? super T> selected) {
        var row = new CurrentRow<T>(list.getItems(), list.getSelectionModel(), list::scrollTo);
        row.bracket(list.itemsProperty());
        row.tell(selected);
        return row;
    }

    /// The row of a table whose items stay the same object.
    ///
    /// @param selected told what the user selects
    public static <T> CurrentRow<T> of(TableView<T> table, Consumer<? super T> selected) {
        var row = new CurrentRow<T>(table.getItems(), table.getSelectionModel(), table::scrollTo);
        row.bracket(table.itemsProperty());
        row.tell(selected);
        return row;
    }

    /// Takes the control's own listener on the rows between two: listeners are called in the order
    /// in which they came.
    private void bracket(ObjectProperty<ObservableList<T>> items) {
        items.set(FXCollections.observableArrayList());
        rows.addListener((ListChangeListener<T>) change -> following = true);
        items.set(rows);
        rows.addListener((ListChangeListener<T>) change -> follow(current));
    }

    private void tell(Consumer<? super T> selected) {
        selection
                .selectedItemProperty()
                .addListener(
                        (property, old, row) -> {
                            if (row != null && !following) {
                                current = row;
                                selected.accept(row);
                            }
                        });
    }

    /// Selects what is current; nothing where it is null or not among the rows.
    public void follow(@Nullable T nowCurrent) {
        following = true;
        current = nowCurrent;
        int place = nowCurrent == null ? -1 : rows.indexOf(nowCurrent);
        if (place < 0) {
            selection.clearSelection();
        } else if (!rows.get(place).equals(selection.getSelectedItem())) {
            selection.clearAndSelect(place);
            scrollTo.accept(Math.max(0, place - ABOVE));
        }
        following = false;
    }
}
