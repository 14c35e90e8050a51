package org.plumbline.ui.label;

import java.util.function.IntFunction;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;
import org.plumbline.session.progress.SampleState;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.label.model.QueueRow;

/// One sample in the queue.
final class QueueCell extends ListCell<Integer> {

    /// How much of an id stays where there is little room, in the height of the text.
    private static final double LEAST_ID = 8;

    private final IntFunction<QueueRow> rows;
    private final Label state = new Label();
    private final CutLabel id = new CutLabel();
    private final Label dots = new Label();
    private final Label facts = new CutLabel();
    private final Label found = new CutLabel();
    private final FontIcon flag = Icons.of(Material2AL.FLAG);
    private final HBox row;

    QueueCell(IntFunction<QueueRow> rows) {
        this.rows = rows;
        state.getStyleClass().add("state");
        id.getStyleClass().add("sample-id");
        dots.getStyleClass().add("dots");
        id.keep(LEAST_ID);
        dots.setMinWidth(0);
        facts.getStyleClass().add("facts");
        found.getStyleClass().add("found");
        found.managedProperty().bind(found.visibleProperty());
        flag.getStyleClass().add("flag");
        flag.managedProperty().bind(flag.visibleProperty());
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var lines = new VBox(new HBox(id, flag, gap, dots), facts, found);
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
        id.setText(shown.id());
        dots.setText(shown.dots());
        facts.setText(shown.facts());
        found.setText(shown.foundWords());
        found.setVisible(!found.getText().isEmpty());
        flag.setVisible(shown.isFlagged());
        setAccessibleText(shown.spoken());
        setGraphic(row);
    }
}
