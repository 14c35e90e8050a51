package org.plumbline.ui.label;

import java.util.function.IntFunction;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.SampleState;

/// One sample in the queue.
final class QueueCell extends ListCell<Integer> {

    private final IntFunction<QueueRow> rows;
    private final Label state = new Label();
    private final Label id = new Label();
    private final Label dots = new Label();
    private final Label facts = new Label();
    private final HBox row;

    QueueCell(IntFunction<QueueRow> rows) {
        this.rows = rows;
        state.getStyleClass().add("state");
        id.getStyleClass().add("sample-id");
        dots.getStyleClass().add("dots");
        id.setMinWidth(USE_PREF_SIZE);
        dots.setMinWidth(0);
        facts.getStyleClass().add("facts");
        facts.setTextOverrun(OverrunStyle.ELLIPSIS);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var lines = new VBox(new HBox(id, gap, dots), facts);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        row = new HBox(state, lines);
        row.getStyleClass().add("queue-row");
        // The row takes the list's width, so that a long line is cut and never scrolls sideways.
        row.setMinWidth(0);
        row.setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Integer index, boolean empty) {
        super.updateItem(index, empty);
        if (empty || index == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        QueueRow shown = rows.apply(index);
        state.setText(shown.sign());
        state.getStyleClass().remove("state-done");
        if (shown.state() == SampleState.DONE) {
            state.getStyleClass().add("state-done");
        }
        id.setText(shown.outline().sampleId());
        dots.setText(shown.dots());
        facts.setText(shown.facts());
        setAccessibleText(
                shown.outline().sampleId() + ", " + shown.stateWords() + ", " + shown.facts());
        setGraphic(row);
    }
}
