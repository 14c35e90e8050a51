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
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Region;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// The view on the rows that we draw ourselves.
final class RowViewport implements TextViewport {

    /// How many lines around what is revealed are brought into view with it.
    private static final int AROUND = 2;

    private final BooleanProperty marksShown = new SimpleBooleanProperty(this, "marksShown");
    private final BooleanProperty naturalOrder = new SimpleBooleanProperty(this, "naturalOrder");
    private final Painted painted;
    private final RowPane rows;
    private final TextCaret caret;
    private final Clicks clicks;
    private final ViewportPane pane;
    private final Glyphs glyphs = new DrawnGlyphs();
    private Fillers fillers = Fillers.NONE;
    private List<Highlight> changedWords = List.of();
    private Runnable onReveal = () -> {};
    private Runnable onScrolled = () -> {};

    RowViewport(Extent extent) {
        painted = new Painted(projection(Rows.of(ExactText.of("")), List.of()));
        rows = new RowPane(painted, !extent.isCard());
        caret = new TextCaret(painted, rows);
        rows.speakFor(caret);
        clicks = new Clicks(painted, rows, caret);
        new TextKeys(painted, rows, caret, clicks, this::copySelection);
        pane = new ViewportPane(rows, painted, extent);
        pane.setOnTick(this::goTo);
        rows.setOnScrolled(this::scrolled);
        marksShown.subscribe(this::reproject);
        naturalOrder.subscribe(this::reproject);
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void setMaxRows(int maxRows) {
        pane.setExtent(maxRows == 0 ? Extent.FULL : Extent.card(maxRows));
    }

    /// Leaves the vertical scroll bar to the other side, which scrolls along.
    void showBar(boolean shown) {
        pane.showBar(shown);
    }

    @Override
    public void show(ExactText text) {
        showPart(text, 1, 0);
    }

    @Override
    public void showPart(ExactText text, int line, long offset) {
        changedWords = List.of();
        painted.use(new TextOrigin(line, offset));
        show(Rows.of(text), Fillers.NONE, SideRows.NONE);
    }

    /// Shows a text as one side of a comparison.
    void showSide(Rows shown, Alignment.Side side, Look look) {
        changedWords = side.words().stream().map(span -> new Highlight("", span, look)).toList();
        show(shown, side.fillers(), new SideRows(side.changed(), side.ends(), look));
        setHighlights(List.of());
    }

    private void show(Rows shown, Fillers between, SideRows side) {
        // Before the text goes: whoever is told of it must find the caret in a text.
        caret.select(0, 0);
        fillers = between;
        painted.use(Highlights.NONE);
        painted.use(side);
        painted.use(projection(shown, List.of()));
        rows.showStart();
        caret.showAgain();
        pane.contentChanged();
    }

    /// What is drawn now.
    Painted painted() {
        return painted;
    }

    /// Calls `action` when the rows have been scrolled.
    void onScrolled(Runnable action) {
        onScrolled = action;
    }

    /// Calls `action` before a place is scrolled to on a screen's behalf.
    void onReveal(Runnable action) {
        onReveal = action;
    }

    /// Shows the same view row at the top as another view does, as far to the right and as much of
    /// it.
    void scrollAs(RowViewport other) {
        rows.scrollAs(other.rows);
    }

    /// Keeps the rows level with those of the other side.
    void levelWith(RowViewport other) {
        rows.levelWith(other.rows);
    }

    private void scrolled() {
        pane.scrolled();
        onScrolled.run();
    }

    @Override
    public ExactText text() {
        return painted.table().text();
    }

    @Override
    public void setHighlights(List<Highlight> highlights) {
        Highlights before = painted.highlights();
        List<Highlight> all = new ArrayList<>(changedWords);
        all.addAll(highlights);
        var now = new Highlights(all, before.current());
        List<Insert> inserts = now.inserts(text());
        highlights.forEach(highlight -> text().charIndex(highlight.span().end()));
        painted.use(now);
        if (inserts.equals(before.inserts(text()))) {
            rows.cells().refill();
        } else {
            redraw(inserts);
        }
        pane.highlightsChanged();
    }

    @Override
    public void setCurrent(Set<String> keys) {
        Set<String> changed = new HashSet<>(painted.highlights().current());
        changed.addAll(keys);
        painted.use(painted.highlights().withCurrent(keys));
        rows.cells().refill(changed);
        pane.highlightsChanged();
    }

    @Override
    public List<Highlight> highlightsAt(int offset) {
        return painted.highlights().within(offset, offset + 1).stream()
                .map(Highlights.Placed::highlight)
                .toList();
    }

    @Override
    public void reveal(Span span) {
        text().charIndex(span.end());
        goTo(span.start());
    }

    private void goTo(int offset) {
        onReveal.run();
        rows.reveal(painted.table().ofByte(offset), AROUND * rows.lineHeight());
    }

    @Override
    public ReadOnlyIntegerProperty caretProperty() {
        return caret.offsetProperty();
    }

    @Override
    public CaretInfo infoAt(int offset) {
        return CaretInfo.at(painted.table().rows(), text().charIndex(offset));
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
        return rows.wrapProperty();
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
        redraw(painted.highlights().inserts(text()));
    }

    /// Draws the visible rows again, with these inserts and the marks that are wanted now.
    private void redraw(List<Insert> inserts) {
        painted.use(projection(painted.table().rows(), inserts));
        rows.redraw();
        caret.showAgain();
        pane.contentChanged();
    }

    private Projection projection(Rows all, List<Insert> inserts) {
        var table = new PositionTable(all, inserts, fillers);
        return new Projection(table, marksShown.get(), naturalOrder.get(), glyphs);
    }
}
