package org.plumbline.ui.records;

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
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Metric;
import org.plumbline.records.Pairs;
import org.plumbline.records.Row;
import org.plumbline.session.records.RecordReview;

/// What the Records view shows. It has no nodes and decides nothing. FX thread only.
final class RecordsModel {

    /// The two pages of the view.
    enum Page {
        ROWS,
        COMPARISON;

        Page other() {
            return this == ROWS ? COMPARISON : ROWS;
        }
    }

    final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.ROWS);

    /// What is seen where no table is.
    ///
    /// @param file the name of one that was not opened; "" where none was to be
    /// @param why it was not
    /// @param again tries once more
    record Instead(String file, String why, Runnable again) {

        /// Where a table was closed.
        static final Instead NOTHING = new Instead("", "", () -> {});
    }

    /// What is seen in the place of a table; null where that is, or is about to be.
    final ObjectProperty<@Nullable Instead> instead = new SimpleObjectProperty<>();

    /// The table that is open; "" where none is.
    final StringProperty file = new SimpleStringProperty("");

    /// True for the bundled demonstration, which is marked as illustrative.
    final BooleanProperty illustrative = new SimpleBooleanProperty(false);

    /// The numbers of the rows that pass the filter.
    final ObservableList<Integer> shown = FXCollections.observableArrayList();

    final ObservableList<String> families = FXCollections.observableArrayList();
    final ObservableList<String> conditions = FXCollections.observableArrayList();
    final ObjectProperty<RowFilter> filter = new SimpleObjectProperty<>(RowFilter.ALL);
    final IntegerProperty size = new SimpleIntegerProperty();

    /// How many tasks the rows are of, all of them and those that are shown.
    final IntegerProperty tasks = new SimpleIntegerProperty();

    final IntegerProperty shownTasks = new SimpleIntegerProperty();

    /// How many rows of the whole table are in each state.
    final ObjectProperty<Map<RowState, Integer>> states = new SimpleObjectProperty<>(Map.of());

    /// The number of the current row; -1 where there is none.
    final IntegerProperty row = new SimpleIntegerProperty(-1);

    /// The current row with what counts of its reviews.
    final ObjectProperty<@Nullable Row> current = new SimpleObjectProperty<>();

    /// Whether the exact text of a response is wanted also where it is JSON.
    final BooleanProperty asStored = new SimpleBooleanProperty(false);

    /// Whether what tools said is wanted as a tree.
    final BooleanProperty asTree = new SimpleBooleanProperty(false);

    /// Counts the changes of reviews, so that the table repaints its rows.
    final IntegerProperty changes = new SimpleIntegerProperty();

    final BooleanProperty editable = new SimpleBooleanProperty(false);

    /// False while nobody said who is reviewing, and nothing can be said before.
    final BooleanProperty named = new SimpleBooleanProperty(true);

    final BooleanProperty independent = new SimpleBooleanProperty(false);

    /// How many rows the annotator has said something of.
    final IntegerProperty annotated = new SimpleIntegerProperty();

    /// How many tasks these are of.
    final IntegerProperty annotatedTasks = new SimpleIntegerProperty();

    /// How saving goes, in words; "" where nothing was reviewed yet.
    final StringProperty saving = new SimpleStringProperty("");

    final BooleanProperty savingFails = new SimpleBooleanProperty(false);

    /// What must be told of the journal of the reviews until it is dismissed; "" where nothing.
    final StringProperty notice = new SimpleStringProperty("");

    final BooleanProperty noticeIsBad = new SimpleBooleanProperty(false);

    final ObjectProperty<@Nullable String> conditionA = new SimpleObjectProperty<>();
    final ObjectProperty<@Nullable String> conditionB = new SimpleObjectProperty<>();
    final ObjectProperty<@Nullable String> family = new SimpleObjectProperty<>();
    final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(Metric.TASK_SUCCESS);

    /// The comparison; null where the rows cannot be compared.
    final ObjectProperty<@Nullable Pairs> pairs = new SimpleObjectProperty<>();

    /// Why they cannot, a reason a line; "" where they can.
    final StringProperty refusal = new SimpleStringProperty("");

    /// What is known of a table at once.
    void show(RecordReview table) {
        tasks.set(Counted.tasks(table.located().table().rows()));
        size.set(table.size());
        named.set(table.review().isNamed());
    }

    /// What the table that is shown is called.
    void name(Opener how) {
        instead.set(null);
        file.set(how.name());
        illustrative.set(how.illustrative());
    }

    /// No table is open.
    void empty() {
        file.set("");
        illustrative.set(false);
        saving.set("");
        notice.set("");
        shown.clear();
        row.set(-1);
        current.set(null);
    }
}
