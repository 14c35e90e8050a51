package org.plumbline.ui.kit;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// The selected row of a list and what is current in a model, held together: what the user selects
/// is told, and what became current elsewhere is selected and brought into sight without being told
/// as if the user had chosen it. FX thread only.
///
/// @param <T> a row
public final class CurrentRow<T> {

    /// So many rows above the current one stay in sight.
    private static final int ABOVE = 2;

    private final List<T> rows;
    private final MultipleSelectionModel<T> selection;
    private final IntConsumer scrollTo;
    private boolean following;

    private CurrentRow(List<T> rows, MultipleSelectionModel<T> selection, IntConsumer scrollTo) {
        this.rows = rows;
        this.selection = selection;
        this.scrollTo = scrollTo;
    }

    /// The row of a list whose items stay the same object.
    ///
    /// @param selected told what the user selects
    public static <T> CurrentRow<T> of(ListView<T> list, Consumer<? super T> selected) {
        var row = new CurrentRow<T>(list.getItems(), list.getSelectionModel(), list::scrollTo);
        row.tell(selected);
        return row;
    }

    /// The row of a table whose items stay the same object.
    ///
    /// @param selected told what the user selects
    public static <T> CurrentRow<T> of(TableView<T> table, Consumer<? super T> selected) {
        var row = new CurrentRow<T>(table.getItems(), table.getSelectionModel(), table::scrollTo);
        row.tell(selected);
        return row;
    }

    private void tell(Consumer<? super T> selected) {
        selection
                .selectedItemProperty()
                .addListener(
                        (property, old, row) -> {
                            if (row != null && !following) {
                                selected.accept(row);
                            }
                        });
    }

    /// Selects what is current; nothing where it is null or not among the rows.
    public void follow(@Nullable T current) {
        following = true;
        int place = current == null ? -1 : rows.indexOf(current);
        if (place < 0) {
            selection.clearSelection();
        } else if (!rows.get(place).equals(selection.getSelectedItem())) {
            selection.clearAndSelect(place);
            scrollTo.accept(Math.max(0, place - ABOVE));
        }
        following = false;
    }
}
