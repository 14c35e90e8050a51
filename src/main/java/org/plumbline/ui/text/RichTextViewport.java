package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Region;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// The view on the RichTextFX control.
final class RichTextViewport implements TextViewport {

    /// How many lines around what is revealed are brought into view with it.
    private static final int AROUND = 2;

    private final BooleanProperty marksShown = new SimpleBooleanProperty(this, "marksShown");
    private final BooleanProperty naturalOrder = new SimpleBooleanProperty(this, "naturalOrder");
    private final RowDocument document;
    private final RowPaints paints;
    private final RowArea area;
    private final TextCaret caret;
    private final Clicks clicks;
    private final ViewportPane pane;
    private final Glyphs glyphs = new DrawnGlyphs();
    private Fillers fillers = Fillers.NONE;
    private List<Highlight> changedWords = List.of();
    private Runnable onReveal = () -> {};

    RichTextViewport(Extent extent) {
        document = new RowDocument(projection(Rows.of(ExactText.of("")), List.of()));
        paints = new RowPaints(document::projection);
        area = new RowArea(document, paints);
        area.setParagraphGraphicFactory(
                new Gutter(document::table, paints::side, !extent.isCard()));
        area.setWrapText(true);
        caret = new TextCaret(document, area);
        area.speakFor(caret);
        clicks = new Clicks(document, area, caret);
        new Keys(document, area, caret, clicks, this::copySelection);
        pane = new ViewportPane(area, extent);
        marksShown.subscribe(this::reproject);
        naturalOrder.subscribe(this::reproject);
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void show(ExactText text) {
        changedWords = List.of();
        show(Rows.of(text), Fillers.NONE, SideRows.NONE);
    }

    /// Shows a text as one side of a comparison.
    void showSide(Rows rows, Alignment.Side side, Look look) {
        changedWords = side.words().stream().map(span -> new Highlight("", span, look)).toList();
        show(rows, side.fillers(), new SideRows(side.changed(), look));
        setHighlights(List.of());
    }

    private void show(Rows rows, Fillers between, SideRows side) {
        fillers = between;
        caret.rest();
        paints.use(Highlights.NONE);
        paints.use(side);
        document.show(projection(rows, List.of()));
        caret.select(0, 0);
        area.showParagraphAtTop(0);
        pane.contentChanged();
    }

    /// Calls `action` when the rows have been scrolled.
    void onScrolled(Runnable action) {
        area.estimatedScrollYProperty().addListener((all, old, now) -> action.run());
        area.estimatedScrollXProperty().addListener((all, old, now) -> action.run());
    }

    /// Calls `action` before a place is scrolled to on a screen's behalf.
    void onReveal(Runnable action) {
        onReveal = action;
    }

    /// Shows the same view row at the top as another view does, as far to the right and as much of
    /// it. By rows and not by pixels, since a row may be a little higher on one side.
    void scrollAs(RichTextViewport other) {
        area.scrollXToPixel(other.area.getEstimatedScrollX());
        int row = Math.min(other.area.firstRow(), document.table().viewRows() - 1);
        area.showParagraphAtTop(row);
        area.layout();
        area.scrollYBy(other.hiddenOf(row) - hiddenOf(row));
    }

    /// How much of a view row is above the top.
    private double hiddenOf(int viewRow) {
        return paints.ofViewRow(viewRow)
                .map(paint -> -area.sceneToLocal(0, paint.sceneTop()).getY())
                .orElse(0.0);
    }

    @Override
    public ExactText text() {
        return document.table().text();
    }

    @Override
    public void setHighlights(List<Highlight> highlights) {
        Highlights before = paints.highlights();
        List<Highlight> all = new ArrayList<>(changedWords);
        all.addAll(highlights);
        var now = new Highlights(all, before.current());
        List<Insert> inserts = now.inserts(text());
        highlights.forEach(highlight -> text().charIndex(highlight.span().end()));
        paints.use(now);
        if (inserts.equals(before.inserts(text()))) {
            paints.refill();
        } else {
            redraw(inserts);
        }
    }

    @Override
    public void setCurrent(Set<String> keys) {
        Set<String> changed = new HashSet<>(paints.highlights().current());
        changed.addAll(keys);
        paints.use(paints.highlights().withCurrent(keys));
        paints.refill(changed);
    }

    @Override
    public List<Highlight> highlightsAt(int offset) {
        return paints.highlights().within(offset, offset + 1).stream()
                .map(Highlights.Placed::highlight)
                .toList();
    }

    @Override
    public void reveal(Span span) {
        onReveal.run();
        text().charIndex(span.end());
        ViewPosition from = document.table().ofByte(span.start());
        boolean shown = from.row() >= area.firstRow() && from.row() <= area.lastRow();
        if (!shown) {
            area.showParagraphAtCenter(from.row());
            area.layout();
        }
        paints.ofViewRow(from.row())
                .ifPresent(
                        paint -> {
                            Bounds box = paint.boundsOf(from.column(), from.column() + 1);
                            area.showParagraphRegion(from.row(), widened(box));
                        });
    }

    @Override
    public ReadOnlyIntegerProperty caretProperty() {
        return caret.offsetProperty();
    }

    @Override
    public CaretInfo caretInfo() {
        return CaretInfo.at(document.table().rows(), caret.unit());
    }

    @Override
    public ReadOnlyObjectProperty<Optional<Span>> selectionProperty() {
        return caret.selectionProperty();
    }

    @Override
    public void moveCaret(int offset) {
        caret.moveTo(text().charIndex(offset), false);
    }

    @Override
    public void select(Span span) {
        caret.select(text().charIndex(span.start()), text().charIndex(span.end()));
    }

    @Override
    public void selectAll() {
        caret.select(0, text().value().length());
    }

    @Override
    public void copySelection() {
        caret.selectionProperty()
                .get()
                .ifPresent(
                        span ->
                                Clipboard.getSystemClipboard()
                                        .setContent(
                                                Map.of(DataFormat.PLAIN_TEXT, text().slice(span))));
    }

    @Override
    public BooleanProperty marksShownProperty() {
        return marksShown;
    }

    @Override
    public BooleanProperty wrapProperty() {
        return area.wrapTextProperty();
    }

    @Override
    public BooleanProperty naturalOrderProperty() {
        return naturalOrder;
    }

    @Override
    public void setOnClicked(IntConsumer action) {
        clicks.setOnClicked(action);
    }

    @Override
    public void setOnBadge(Consumer<String> action) {
        clicks.setOnBadge(action);
    }

    private void reproject() {
        redraw(paints.highlights().inserts(text()));
    }

    /// Draws the visible rows again, with these inserts and the marks that are wanted now.
    private void redraw(List<Insert> inserts) {
        caret.rest();
        int first = area.firstRow();
        document.redraw(projection(document.table().rows(), inserts), first, area.lastRow() + 1);
        caret.resume();
    }

    private Projection projection(Rows rows, List<Insert> inserts) {
        var table = new PositionTable(rows, inserts, fillers);
        return new Projection(table, marksShown.get(), naturalOrder.get(), glyphs);
    }

    /// The box with some lines around it, as far as the view has room for them.
    private Bounds widened(Bounds box) {
        double room = Math.max(0, (area.getViewportHeight() - box.getHeight()) / 2);
        double more = Math.min(room, AROUND * pane.rowHeight());
        return new BoundingBox(
                box.getMinX(), box.getMinY() - more, box.getWidth(), box.getHeight() + 2 * more);
    }
}
