package org.plumbline.ui.text;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.fxmisc.richtext.model.EditableStyledDocument;
import org.fxmisc.richtext.model.Paragraph;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.Replacement;
import org.fxmisc.richtext.model.RichTextChange;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyledDocument;
import org.reactfx.EventSource;
import org.reactfx.EventStream;
import org.reactfx.Subscription;
import org.reactfx.Suspendable;
import org.reactfx.SuspendableNo;
import org.reactfx.collection.LiveListBase;
import org.reactfx.collection.QuasiListModification;
import org.reactfx.collection.SuspendableList;
import org.reactfx.collection.UnmodifiableByDefaultLiveList;
import org.reactfx.value.SuspendableVal;
import org.reactfx.value.Val;

/// Serves the rows of a text to the text control, each at the moment when it comes into view.
///
/// The control's own document would hold every row with its segments; this one holds none, so that
/// ten million bytes are shown as fast as ten. It is read-only: what would change it throws.
final class RowDocument implements EditableStyledDocument<RowRef, Piece, RowStyle> {

    private static final Paragraph<RowRef, Piece, RowStyle> BLANK =
            new Paragraph<>(RowRef.NONE, PieceOps.OPS, PieceOps.EMPTY, RowStyle.PLAIN);

    private final EventSource<Void> changes = new EventSource<>();
    private final EventSource<QuasiListModification<Paragraph<RowRef, Piece, RowStyle>>>
            rowChanges = new EventSource<>();
    private final EventSource<List<RichTextChange<RowRef, Piece, RowStyle>>> edits =
            new EventSource<>();
    private final SuspendableNo beingUpdated = new SuspendableNo();
    private final SuspendableVal<Integer> length =
            Val.<Integer>create(() -> table().length(), changes).suspendable();
    private final SuspendableVal<String> text = Val.create(this::allText, changes).suspendable();
    private final SuspendableList<Paragraph<RowRef, Piece, RowStyle>> paragraphs =
            new RowList().suspendable();

    private Projection projection;

    RowDocument(Projection projection) {
        this.projection = projection;
        // The rows last, so that they are let go first and all else sees them new.
        Suspendable.combine(text, length, paragraphs).suspendWhen(beingUpdated);
    }

    Projection projection() {
        return projection;
    }

    PositionTable table() {
        return projection.table();
    }

    /// Shows another text. The control's caret must be at 0 before.
    void show(Projection other) {
        replace(other, 0, table().viewRows(), other.table().viewRows());
    }

    /// Shows the same rows anew; only view rows `from` to before `to` are drawn again, which must
    /// be all that are drawn now.
    void redraw(Projection other, int from, int to) {
        replace(other, from, to - from, to - from);
    }

    private void replace(Projection other, int from, int removed, int added) {
        projection = other;
        beingUpdated.suspendWhile(
                () -> {
                    changes.push(null);
                    rowChanges.push(
                            QuasiListModification.create(
                                    from, Collections.nCopies(removed, BLANK), added));
                });
    }

    private Paragraph<RowRef, Piece, RowStyle> paragraph(int viewRow) {
        int row = table().textRow(viewRow);
        var ref = new RowRef(viewRow, row);
        List<Piece> pieces = row < 0 ? List.of() : projection.pieces(row);
        if (pieces.isEmpty()) {
            return new Paragraph<>(ref, PieceOps.OPS, PieceOps.EMPTY, RowStyle.PLAIN);
        }
        var style = StyleSpans.singleton(RowStyle.PLAIN, table().columns(viewRow));
        return new Paragraph<>(ref, PieceOps.OPS, pieces, style);
    }

    private String allText() {
        return paragraphs.stream().map(Paragraph::getText).collect(Collectors.joining("\n"));
    }

    @Override
    public SuspendableList<Paragraph<RowRef, Piece, RowStyle>> getParagraphs() {
        return paragraphs;
    }

    @Override
    public int getParagraphLength(int paragraphIndex) {
        return table().columns(paragraphIndex);
    }

    @Override
    public int getLength() {
        return length.getValue();
    }

    @Override
    public int length() {
        return length.getValue();
    }

    @Override
    public Val<Integer> lengthProperty() {
        return length;
    }

    @Override
    public String getText() {
        return text.getValue();
    }

    @Override
    public Val<String> textProperty() {
        return text;
    }

    @Override
    public Position position(int major, int minor) {
        return RowPlace.of(this, major, minor);
    }

    @Override
    public Position offsetToPosition(int offset, Bias bias) {
        ViewPosition at = table().at(offset);
        return new RowPlace(this, at.row(), at.column());
    }

    /// Never fires: nothing is edited here.
    @Override
    public EventStream<List<RichTextChange<RowRef, Piece, RowStyle>>> multiRichChanges() {
        return edits;
    }

    @Override
    public SuspendableNo beingUpdatedProperty() {
        return beingUpdated;
    }

    @Override
    public boolean isBeingUpdated() {
        return beingUpdated.get();
    }

    @Override
    public ReadOnlyStyledDocument<RowRef, Piece, RowStyle> snapshot() {
        var builder = new ReadOnlyStyledDocumentBuilder<>(PieceOps.OPS, RowRef.NONE);
        for (Paragraph<RowRef, Piece, RowStyle> paragraph : paragraphs) {
            builder.addParagraph(paragraph.getStyledSegments(), paragraph.getParagraphStyle());
        }
        return builder.build();
    }

    @Override
    public StyledDocument<RowRef, Piece, RowStyle> subSequence(int start, int end) {
        return snapshot().subSequence(start, end);
    }

    @Override
    public StyledDocument<RowRef, Piece, RowStyle> concat(
            StyledDocument<RowRef, Piece, RowStyle> that) {
        return snapshot().concat(that);
    }

    @Override
    public void replaceMulti(List<Replacement<RowRef, Piece, RowStyle>> replacements) {
        throw readOnly();
    }

    @Override
    public void replace(int start, int end, StyledDocument<RowRef, Piece, RowStyle> replacement) {
        throw readOnly();
    }

    @Override
    public void setStyle(int from, int to, RowStyle style) {
        throw readOnly();
    }

    @Override
    public void setStyle(int paragraphIndex, RowStyle style) {
        throw readOnly();
    }

    @Override
    public void setStyle(int paragraphIndex, int fromCol, int toCol, RowStyle style) {
        throw readOnly();
    }

    @Override
    public void setStyleSpans(int from, StyleSpans<? extends RowStyle> styleSpans) {
        throw readOnly();
    }

    @Override
    public void setStyleSpans(
            int paragraphIndex, int from, StyleSpans<? extends RowStyle> styleSpans) {
        throw readOnly();
    }

    @Override
    public void setParagraphStyle(int paragraphIndex, RowRef style) {
        throw readOnly();
    }

    private static UnsupportedOperationException readOnly() {
        return new UnsupportedOperationException("a stored text is never edited");
    }

    /// The rows as the control sees them.
    private final class RowList extends LiveListBase<Paragraph<RowRef, Piece, RowStyle>>
            implements UnmodifiableByDefaultLiveList<Paragraph<RowRef, Piece, RowStyle>> {

        @Override
        public Paragraph<RowRef, Piece, RowStyle> get(int index) {
            return paragraph(index);
        }

        @Override
        public int size() {
            return table().viewRows();
        }

        @Override
        protected Subscription observeInputs() {
            return rowChanges.subscribe(change -> notifyObservers(change.asListChange()));
        }
    }
}
