package org.plumbline.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// What is wrong with a window as it is laid out: what leaves its place, covers its neighbour, is
/// cut, or has no room. FX thread only.
public final class LayoutFaults {

    /// What rounding to whole pixels may do, in pixels.
    private static final double ROUNDING = 1.5;

    /// Room in which nothing can be read or done any more, in the height of the text.
    private static final double LEAST_HEIGHT = 2.2;

    private static final double LEAST_WIDTH = 6;

    /// Parts that draw themselves, or move what is in them under a frame of their own.
    private static final Set<String> OWN_FRAME =
            Set.of(
                    "rows",
                    "hex-view",
                    "styled-text-area",
                    "dot-plot",
                    "report-whisker",
                    "report-stack",
                    "report-heat-cell",
                    "scroll-bar",
                    "progress-bar",
                    "virtual-scroll",
                    "column-resize-line",
                    "column-overlay",
                    "placeholder-line");

    private final List<String> faults = new ArrayList<>();
    private final double em;

    private LayoutFaults(double em) {
        this.em = em;
    }

    /// All faults below `part`, each in one line.
    ///
    /// @param em the size of the text, in pixels
    public static List<String> in(Node part, double em) {
        var faults = new LayoutFaults(em);
        if (!within(onScene(part), part.getScene().getRoot().getLayoutBounds())) {
            faults.add(part, "leaves the window");
        }
        faults.visit(part);
        return List.copyOf(faults.faults);
    }

    private void visit(Node node) {
        if (!isSeen(node) || !(node instanceof Parent parent) || hasOwnFrame(node)) {
            return;
        }
        if (node instanceof Labeled labeled) {
            cut(labeled);
        }
        if (node instanceof TextField field) {
            cut(field);
        }
        if (node instanceof Control control) {
            room(control);
        }
        if (node instanceof ScrollPane scroll) {
            scrolled(scroll);
            return;
        }
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (isSeen(child)) {
                leaves(child, parent);
            }
        }
        covers(parent);
        parent.getChildrenUnmodifiable().forEach(this::visit);
    }

    // --- places

    private static boolean isSeen(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return node.isVisible()
                && node.getOpacity() > 0
                && bounds.getWidth() > 0
                && bounds.getHeight() > 0;
    }

    private static boolean hasOwnFrame(Node node) {
        return node.getStyleClass().stream().anyMatch(OWN_FRAME::contains);
    }

    /// What the toolkit scrolls lies behind a frame on purpose.
    private static boolean isScrolled(Node node) {
        return node.getStyleClass().contains("clipped-container")
                || node.getStyleClass().contains("viewport")
                || node.getStyleClass().contains("column-header-background")
                || node.getStyleClass().contains("nested-column-header")
                || node instanceof TextField
                || node instanceof TextArea;
    }

    private void leaves(Node child, Parent parent) {
        if (!(child instanceof Region) || !child.isManaged() || isScrolled(parent)) {
            return;
        }
        if (!(parent instanceof Region)) {
            return;
        }
        if (!within(child.localToParent(child.getLayoutBounds()), parent.getLayoutBounds())) {
            add(child, "leaves its place " + sizes(child, parent));
        }
    }

    private static String sizes(Node child, Node parent) {
        Bounds at = child.localToParent(child.getLayoutBounds());
        Bounds in = parent.getLayoutBounds();
        return "(%.0f,%.0f to %.0f,%.0f in %.0f×%.0f)"
                .formatted(
                        at.getMinX(),
                        at.getMinY(),
                        at.getMaxX(),
                        at.getMaxY(),
                        in.getWidth(),
                        in.getHeight());
    }

    private void covers(Parent parent) {
        if (!(parent instanceof Pane)
                || parent instanceof StackPane
                || parent instanceof TextFlow
                || isScrolled(parent)) {
            return;
        }
        List<Node> children =
                parent.getChildrenUnmodifiable().stream()
                        .filter(Node::isManaged)
                        .filter(LayoutFaults::isSeen)
                        .toList();
        for (int i = 0; i < children.size(); i++) {
            for (int j = i + 1; j < children.size(); j++) {
                if (cover(children.get(i), children.get(j))) {
                    add(children.get(i), "and " + name(children.get(j)) + " cover each other");
                }
            }
        }
    }

    private static boolean cover(Node one, Node other) {
        Bounds a = one.localToParent(one.getLayoutBounds());
        Bounds b = other.localToParent(other.getLayoutBounds());
        return Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX()) > ROUNDING
                && Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY())
                        > ROUNDING;
    }

    /// What cannot be scrolled to must be in sight.
    private void scrolled(ScrollPane scroll) {
        Node content = scroll.getContent();
        Bounds port = scroll.getViewportBounds();
        if (content == null) {
            return;
        }
        Bounds bounds = content.getLayoutBounds();
        if (scroll.getHbarPolicy() == ScrollPane.ScrollBarPolicy.NEVER
                && bounds.getWidth() > port.getWidth() + ROUNDING) {
            add(scroll, "hides what is right of it for good");
        }
        if (scroll.getVbarPolicy() == ScrollPane.ScrollBarPolicy.NEVER
                && bounds.getHeight() > port.getHeight() + ROUNDING) {
            add(scroll, "hides what is below it for good");
        }
        visit(content);
    }

    private void room(Control control) {
        boolean scrolls =
                control instanceof ListView
                        || control instanceof TableView
                        || control instanceof TreeView
                        || control instanceof TextArea
                        || (control instanceof ScrollPane scroll && !isRoomForAll(scroll));
        if (scrolls
                && (control.getHeight() < LEAST_HEIGHT * em
                        || control.getWidth() < LEAST_WIDTH * em)) {
            add(
                    control,
                    "has no room (%.0f×%.0f)".formatted(control.getWidth(), control.getHeight()));
        }
    }

    private static boolean isRoomForAll(ScrollPane scroll) {
        Node content = scroll.getContent();
        Bounds port = scroll.getViewportBounds();
        return content == null
                || (content.getLayoutBounds().getWidth() <= port.getWidth() + ROUNDING
                        && content.getLayoutBounds().getHeight() <= port.getHeight() + ROUNDING);
    }

    // --- words

    private void cut(Labeled labeled) {
        String whole = labeled.getText();
        if (whole == null || whole.isEmpty() || labeled.getContentDisplay() == ONLY_GRAPHIC) {
            return;
        }
        for (Node child : labeled.getChildrenUnmodifiable()) {
            if (child instanceof Text text
                    && !text.equals(labeled.getGraphic())
                    && text.isVisible()
                    && !isTold(labeled)) {
                String shown = text.getText();
                if (!plain(labeled, whole).equals(plain(labeled, shown))) {
                    add(labeled, "is cut to \"" + shown + "\"");
                } else if (text.getBoundsInParent().getMaxY() > labeled.getHeight() + ROUNDING
                        || text.getBoundsInParent().getMinY() < -ROUNDING) {
                    add(labeled, "is less high than its words");
                }
            }
        }
    }

    private static final javafx.scene.control.ContentDisplay ONLY_GRAPHIC =
            javafx.scene.control.ContentDisplay.GRAPHIC_ONLY;

    private void cut(TextField field) {
        String prompt = field.getPromptText();
        if (prompt == null || prompt.isEmpty() || !field.getText().isEmpty()) {
            return;
        }
        var words = new Text(prompt);
        words.setFont(field.getFont());
        double room = field.getWidth() - field.getInsets().getLeft() - field.getInsets().getRight();
        if (words.getLayoutBounds().getWidth() > room + ROUNDING && field.getTooltip() == null) {
            add(field, "shows not all of \"" + prompt + "\"");
        }
    }

    /// What is cut may be read whole in a tooltip.
    private static boolean isTold(Labeled labeled) {
        if (labeled.getTooltip() != null) {
            return true;
        }
        for (Node at = labeled.getParent(); at != null; at = at.getParent()) {
            if (at instanceof ComboBox<?> box) {
                return box.getTooltip() != null;
            }
        }
        return false;
    }

    /// Without the signs that the toolkit takes out of what it shows.
    private static String plain(Labeled labeled, String words) {
        String lines = words.replace("\r", "").replaceAll("\\s+", " ").strip();
        return labeled.isMnemonicParsing() ? lines.replace("_", "") : lines;
    }

    // --- names

    private void add(Node node, String what) {
        faults.add(name(node) + " " + what);
    }

    private static String name(Node node) {
        String own =
                node.getId() != null
                        ? "#" + node.getId()
                        : node.getStyleClass().isEmpty()
                                ? node.getClass().getSimpleName()
                                : "." + String.join(".", node.getStyleClass());
        String words =
                node instanceof Labeled labeled && labeled.getText() != null
                        ? " \"" + start(labeled.getText()) + "\""
                        : "";
        return own + words + first(node) + within(node);
    }

    /// Of a part without a name, what is in it.
    private static String first(Node node) {
        return node.getId() == null && node instanceof Pane pane
                ? pane.getChildren().stream()
                        .filter(Node::isManaged)
                        .map(child -> child.getId() + "/" + String.join(".", child.getStyleClass()))
                        .toList()
                        .toString()
                : "";
    }

    private static String within(Node node) {
        for (Node at = node.getParent(); at != null; at = at.getParent()) {
            if (at.getId() != null) {
                return " in #" + at.getId();
            }
        }
        return "";
    }

    private static String start(String words) {
        return words.length() > 40 ? words.substring(0, 40) + "…" : words;
    }

    private static Bounds onScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static boolean within(Bounds inner, Bounds outer) {
        return inner.getMinX() >= outer.getMinX() - ROUNDING
                && inner.getMinY() >= outer.getMinY() - ROUNDING
                && inner.getMaxX() <= outer.getMaxX() + ROUNDING
                && inner.getMaxY() <= outer.getMaxY() + ROUNDING;
    }
}
