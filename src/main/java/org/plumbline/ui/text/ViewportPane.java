package org.plumbline.ui.text;

import javafx.geometry.Orientation;
import javafx.scene.Parent;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// The frame of a view: its rows, its scroll bars, its styles, and how high it is.
final class ViewportPane extends Region {

    private static final String STYLES = "/style/exact-text.css";

    private final RowPane rows;
    private final Painted painted;
    private final Extent extent;
    private final ScrollBars bars;

    /// Never seen: a line to measure, with the styles of all others.
    private final Text digit = new Text("0");

    private final TextFlow sample = new TextFlow(digit);

    ViewportPane(RowPane rows, Painted painted, Extent extent) {
        this.rows = rows;
        this.painted = painted;
        this.extent = extent;
        bars = new ScrollBars(rows, painted);
        getStyleClass().addAll("exact-text", extent.isCard() ? "card" : "full");
        getStylesheets().add(styles());
        sample.getStyleClass().add("row-text");
        sample.setVisible(false);
        digit.fontProperty().subscribe(rows::fontChanged);
        getChildren().addAll(sample, rows, bars.vertical(), bars.horizontal());
        // The keyboard goes to the text, and so must the name that a screen gives to the view.
        rows.accessibleTextProperty().bind(accessibleTextProperty());
        rows.wrapProperty().subscribe(this::requestLayout);
        setMinWidth(0);
        if (extent.isCard()) {
            setMinHeight(USE_PREF_SIZE);
            setMaxHeight(USE_PREF_SIZE);
        }
        addEventHandler(ScrollEvent.SCROLL, this::turned);
    }

    /// The address of the styles of everything here.
    static String styles() {
        return ViewportPane.class.getResource(STYLES).toExternalForm();
    }

    /// To be called after another text is shown: the height may be another.
    void contentChanged() {
        bars.forget();
        requestLayout();
    }

    /// Takes the bars where the rows are.
    void scrolled() {
        bars.follow();
        boolean wider = !rows.isWrapped() && rows.contentWidth() > rows.getWidth() + 0.5;
        // The widest row is known only once it is seen.
        if (wider && !bars.horizontal().isVisible()) {
            requestLayout();
        }
    }

    /// The frame takes no keys: whoever means the view means its text.
    @Override
    public void requestFocus() {
        rows.requestFocus();
    }

    @Override
    protected void layoutChildren() {
        rows.setLineHeight(rowHeight());
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double width = getWidth() - left - snappedRightInset();
        double height = getHeight() - top - snappedBottomInset();
        ScrollBar vertical = bars.vertical();
        ScrollBar horizontal = bars.horizontal();
        boolean tall = isTall(width, height);
        double right = tall ? snapSizeX(vertical.prefWidth(-1)) : 0;
        boolean wide = !rows.isWrapped() && rows.contentWidth() > width - right + 0.5;
        double below = wide ? snapSizeY(horizontal.prefHeight(-1)) : 0;
        horizontal.setVisible(wide);
        rows.resizeRelocate(left, top, width - right, height - below);
        vertical.resizeRelocate(left + width - right, top, right, height - below);
        horizontal.resizeRelocate(left, top + height - below, width - right, below);
    }

    /// True where the rows do not fit into a height. A view that fills its room always has a bar,
    /// so that nothing is wrapped anew where texts are longer or shorter.
    private boolean isTall(double width, double height) {
        return !extent.isCard()
                || painted.table().viewRows() > extent.maxRows()
                || rowsHeight(width) > height + 0.5;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double frame = snappedTopInset() + snappedBottomInset();
        return extent.isCard()
                ? frame + snapSizeY(contentHeight(width - snappedLeftInset() - snappedRightInset()))
                : super.computePrefHeight(width);
    }

    /// What the rows need at a width, up to the most.
    private double contentHeight(double width) {
        rows.setLineHeight(rowHeight());
        double most =
                extent.maxRows() * rowHeight() + rows.snappedTopInset() + rows.snappedBottomInset();
        if (painted.table().viewRows() > extent.maxRows()) {
            return most + scrollBarRoom(width);
        }
        return Math.min(most, rowsHeight(width)) + scrollBarRoom(width);
    }

    /// What all rows need at a width; to be asked only where they are few.
    private double rowsHeight(double width) {
        return rows.snappedTopInset() + rows.heightOfAll(width) + rows.snappedBottomInset();
    }

    /// Rows that are not wrapped may need a scroll bar below them.
    private double scrollBarRoom(double width) {
        return rows.isWrapped() || rows.contentWidth() <= width
                ? 0
                : bars.horizontal().prefHeight(-1);
    }

    /// The height of one line.
    double rowHeight() {
        return Math.ceil(sample.prefHeight(-1) + sample.getLineSpacing());
    }

    /// Scrolls the rows, or gives the parent what would scroll nothing here.
    private void turned(ScrollEvent event) {
        boolean down = event.getDeltaY() < 0;
        boolean stuck = down ? rows.stack().isAtEnd() : rows.stack().isAtStart();
        Parent parent = getParent();
        event.consume();
        if (event.getDeltaX() != 0) {
            rows.shiftTo(rows.shift() - event.getDeltaX());
        }
        if (event.getDeltaY() != 0 && !stuck) {
            rows.scrollBy(-event.getDeltaY());
        } else if (event.getDeltaY() != 0 && parent != null) {
            parent.fireEvent(event.copyFor(parent, parent));
        }
    }
}
