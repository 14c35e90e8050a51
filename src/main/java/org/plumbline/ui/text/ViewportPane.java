package org.plumbline.ui.text;

import javafx.geometry.Orientation;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.fxmisc.flowless.VirtualizedScrollPane;

/// The frame of a view: its scroll bars, its styles, and how high it is.
final class ViewportPane extends Region {

    private static final String STYLES = "/style/exact-text.css";

    private static final double SCROLL_BAR = 14;

    private final RowArea area;
    private final VirtualizedScrollPane<RowArea> scroll;
    private final Extent extent;

    /// Never seen: a line to measure, with the styles of all others.
    private final TextFlow sample = new TextFlow(new Text("0"));

    ViewportPane(RowArea area, Extent extent) {
        this.area = area;
        this.extent = extent;
        scroll = new VirtualizedScrollPane<>(area);
        getStyleClass().addAll("exact-text", extent.isCard() ? "card" : "full");
        getStylesheets().add(styles());
        sample.getStyleClass().add("sample-line");
        sample.setManaged(false);
        sample.setVisible(false);
        getChildren().addAll(sample, scroll);
        // The keyboard goes to the text, and so must the name that a screen gives to the view.
        area.accessibleTextProperty().bind(accessibleTextProperty());
        setMinWidth(0);
        if (extent.isCard()) {
            setMinHeight(USE_PREF_SIZE);
            setMaxHeight(USE_PREF_SIZE);
            scroll.setHbarPolicy(ScrollBarPolicy.AS_NEEDED);
            addEventFilter(ScrollEvent.SCROLL, this::handOn);
            area.setAutoHeight(true);
        }
    }

    /// The address of the styles of everything here.
    static String styles() {
        return ViewportPane.class.getResource(STYLES).toExternalForm();
    }

    /// To be called after another text is shown: the height may be another.
    void contentChanged() {
        if (extent.isCard()) {
            area.requestLayout();
            requestLayout();
        }
    }

    /// The frame takes no keys: whoever means the view means its text.
    @Override
    public void requestFocus() {
        area.requestFocus();
    }

    @Override
    protected void layoutChildren() {
        scroll.resizeRelocate(
                snappedLeftInset(),
                snappedTopInset(),
                getWidth() - snappedLeftInset() - snappedRightInset(),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double frame = snappedTopInset() + snappedBottomInset();
        return extent.isCard()
                ? frame + snapSizeY(contentHeight(width))
                : super.computePrefHeight(width);
    }

    /// What the rows need at a width, up to the most.
    private double contentHeight(double width) {
        double most =
                extent.maxRows() * rowHeight()
                        + area.getInsets().getTop()
                        + area.getInsets().getBottom();
        if (area.getParagraphs().size() > extent.maxRows()) {
            return most;
        }
        // The control measures its rows at the width it has.
        double inner = width - snappedLeftInset() - snappedRightInset();
        // Where it only lacks a scroll bar it is left alone: the two widths would chase each other.
        if (width > 0 && Math.abs(area.getWidth() - inner) > 2 * SCROLL_BAR) {
            area.resize(inner, area.getHeight());
        }
        return Math.min(most, area.prefHeight(-1) + scrollBarRoom(inner));
    }

    /// Rows that are not wrapped may need a scroll bar below them.
    private double scrollBarRoom(double width) {
        return area.isWrapText() || area.getTotalWidthEstimate() <= width ? 0 : SCROLL_BAR;
    }

    /// The height of one line.
    double rowHeight() {
        return sample.prefHeight(-1) + sample.getLineSpacing();
    }

    /// Gives the parent what would scroll nothing here.
    private void handOn(ScrollEvent event) {
        double hidden = area.getTotalHeightEstimate() - area.getHeight();
        double at = area.getEstimatedScrollY();
        boolean useful = event.getDeltaY() > 0 ? at > 0.5 : at < hidden - 0.5;
        Parent parent = getParent();
        if (!useful && event.getDeltaY() != 0 && parent != null) {
            event.consume();
            parent.fireEvent(event.copyFor(parent, parent));
        }
    }
}
