package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.Room.Breadth;

/// Panes beside each other, as many as there is room for. Those that have none stand behind tabs,
/// in the place of the last. FX thread only.
public final class FoldedPanes extends BorderPane {

    /// One pane.
    ///
    /// @param id of its tab
    /// @param name what its tab says
    public record Part(String id, String name, Region node) {}

    private final List<Part> parts;
    private final List<Double> dividers;
    private final SplitPane split = new SplitPane();
    private final BorderPane folded = new BorderPane();
    private final FlowPane tabs = new FlowPane();
    private final ObservableValue<Breadth> breadth;
    private Part front;

    /// @param dividers where the panes meet while all are beside each other, from 0 to 1
    public FoldedPanes(List<Part> parts, List<Double> dividers) {
        this.parts = List.copyOf(parts);
        this.dividers = List.copyOf(dividers);
        front = parts.getFirst();
        tabs.getStyleClass().addAll("panel-head", "pane-tabs");
        SplitPane.setResizableWithParent(parts.getFirst().node(), false);
        folded.setMinSize(0, 0);
        setCenter(split);
        // Before the first layout there is no width to go by.
        breadth = Room.of(this).map(room -> room.width() == 0 ? Breadth.WIDE : room.breadth());
        breadth.subscribe(this::arrange);
    }

    /// Brings a pane to the front, where it is behind another.
    public void show(Region node) {
        parts.stream().filter(part -> part.node().equals(node)).forEach(part -> front = part);
        if (behind(breadth.getValue()).contains(front)) {
            fold(behind(breadth.getValue()));
            // What scrolls takes the focus only once it has its skin.
            applyCss();
        }
    }

    /// Whether a pane is in sight.
    public boolean shows(Region node) {
        return !behind(breadth.getValue()).stream().map(Part::node).toList().contains(node)
                || front.node().equals(node);
    }

    /// The panes that share one place.
    private List<Part> behind(Breadth now) {
        int places =
                switch (now) {
                    case NARROW -> 1;
                    case MEDIUM -> 2;
                    case WIDE -> 3;
                };
        return places >= parts.size() ? List.of() : parts.subList(places - 1, parts.size());
    }

    private void arrange(Breadth now) {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        List<Part> behind = behind(now);
        // What is being worked in stays in sight.
        parts.stream()
                .filter(part -> FocusRing.isWithin(owner, part.node()))
                .forEach(part -> front = part);
        if (!behind.isEmpty() && !behind.contains(front)) {
            front = behind.getFirst();
        }
        var beside = new ArrayList<Node>();
        parts.stream().filter(part -> !behind.contains(part)).forEach(p -> beside.add(p.node()));
        folded.setCenter(null);
        split.getItems().clear();
        if (!behind.isEmpty()) {
            fold(behind);
            beside.add(folded);
        }
        split.getItems().setAll(beside);
        for (int i = 0; i < beside.size() - 1; i++) {
            split.setDividerPosition(i, dividers.get(i));
        }
        if (owner != null && owner.getScene() != null) {
            owner.requestFocus();
        }
    }

    private void fold(List<Part> behind) {
        tabs.getChildren().setAll(behind.stream().map(this::tab).toList());
        folded.setTop(tabs);
        folded.setCenter(front.node());
    }

    private Node tab(Part part) {
        var tab = new ToggleButton(part.name());
        tab.setId(part.id());
        tab.getStyleClass().setAll("toggle-button", "filter");
        tab.setMinWidth(USE_PREF_SIZE);
        tab.setSelected(part.equals(front));
        tab.setOnAction(
                event -> {
                    show(part.node());
                    tabs.getChildren().stream()
                            .filter(node -> part.id().equals(node.getId()))
                            .forEach(Node::requestFocus);
                });
        return tab;
    }
}
