package org.plumbline.ui.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.plumbline.json.JsonWriter;
import org.plumbline.ui.code.Code;
import org.plumbline.ui.code.CodeView;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Words;
import tools.jackson.databind.JsonNode;

/// What tools said: as JSON with its colours, or as a tree, which folds and which every screen
/// reader reads.
final class TracePane extends BorderPane {

    private final Label title = new Label();
    private final TreeView<String> tree = TraceTree.view();
    private final CodeView code = new CodeView("records-trace-json");
    private final ToggleButton asTree = new ToggleButton(Words.get("records.trace.tree"));
    private final ReadOnlyBooleanWrapper isCode = new ReadOnlyBooleanWrapper();
    private final Latest readings;

    /// @param wanted whether the tree is wanted
    TracePane(Background background, BooleanProperty wanted) {
        readings = new Latest(background);
        title.getStyleClass().add("strong");
        asTree.setId("records-as-tree");
        asTree.getStyleClass().setAll("toggle-button", "filter");
        asTree.setTooltip(new Tooltip(Words.get("records.trace.tree.long")));
        asTree.setAccessibleText(Words.get("records.trace.tree.long"));
        asTree.setMinWidth(USE_PREF_SIZE);
        asTree.selectedProperty().bindBidirectional(wanted);
        asTree.visibleProperty().bind(isCode);
        asTree.managedProperty().bind(isCode);
        var gap = new Region();
        HBox.setHgrow(gap, javafx.scene.layout.Priority.ALWAYS);
        var head = new HBox(title, gap, asTree);
        head.getStyleClass().add("panel-head");
        tree.setRoot(TraceTree.of(List.of()));
        code.node().visibleProperty().bind(isCode.and(wanted.not()));
        tree.visibleProperty().bind(code.node().visibleProperty().not());
        setTop(head);
        setCenter(new StackPane(tree, code.node()));
    }

    /// Shows what the tools of a row said.
    void show(List<JsonNode> elements) {
        tree.setRoot(TraceTree.of(elements));
        title.setText(Words.get("records.trace.count", elements.size()));
        isCode.set(false);
        readings.forget();
        if (!elements.isEmpty()) {
            readings.run(
                    () -> {
                        String text = written(elements);
                        return text.length() > Code.LONGEST ? null : CodeView.ready(text);
                    },
                    ready -> {
                        if (ready != null) {
                            code.show(Words.get("records.trace"), ready);
                            isCode.set(true);
                        }
                    },
                    failure -> isCode.set(false));
        }
    }

    private static String written(List<JsonNode> elements) {
        var bytes = new ByteArrayOutputStream();
        try {
            JsonWriter json = JsonWriter.pretty(bytes).beginArray();
            for (JsonNode element : elements) {
                json.tree(element);
            }
            json.close().end();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
