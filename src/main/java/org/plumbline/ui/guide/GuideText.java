package org.plumbline.ui.guide;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.IndexRange;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.Caret.CaretVisibility;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.util.UndoUtils;

/// A guide to read, select in and copy from. FX thread only.
final class GuideText {

    private static final List<String> FOUND = List.of("guide-found");
    private static final List<String> CURRENT = List.of("guide-found", "guide-hit");

    private final StyleClassedTextArea area = new StyleClassedTextArea(false);
    private final VirtualizedScrollPane<StyleClassedTextArea> node =
            new VirtualizedScrollPane<>(area);
    private final ReadOnlyStringWrapper spoken = new ReadOnlyStringWrapper("");
    private Guide guide = Guide.EMPTY;
    private StyleSpans<Collection<String>> styles = StyleSpans.singleton(List.of(), 0);
    private boolean isMarked;

    GuideText() {
        area.getStyleClass().add("guide-text");
        area.setEditable(false);
        area.setWrapText(true);
        area.setShowCaret(CaretVisibility.ON);
        area.setUndoManager(UndoUtils.noOpUndoManager());
        area.setParagraphGraphicFactory(this::sign);
        area.setAccessibleRole(AccessibleRole.TEXT_AREA);
        area.accessibleTextProperty().bind(spoken);
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        area.currentParagraphProperty().addListener((at, old, now) -> speak());
    }

    /// The control takes Tab for itself, also where nothing can be typed.
    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB && !event.isControlDown() && !event.isAltDown()) {
            event.consume();
            area.requestFocusTraversal(
                    event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        }
    }

    Region node() {
        return node;
    }

    /// What takes the focus.
    Node focusTarget() {
        return area;
    }

    /// The paragraph that the caret is in, as a screen reader says it.
    ReadOnlyStringProperty spokenProperty() {
        return spoken.getReadOnlyProperty();
    }

    /// The guide in the form that is shown; may take its time, on a worker.
    static ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> laidOut(
            Guide guide) {
        SegmentOps<String, Collection<String>> ops = SegmentOps.styledTextOps();
        var document =
                new ReadOnlyStyledDocumentBuilder<Collection<String>, String, Collection<String>>(
                        ops, List.of());
        for (Guide.Part part : guide.parts()) {
            List<StyledSegment<String, Collection<String>>> segments =
                    part.runs().stream().map(GuideText::segment).toList();
            document.addParagraph(
                    segments.isEmpty()
                            ? List.of(new StyledSegment<>("", List.<String>of()))
                            : segments,
                    List.of(style(part.kind())));
        }
        if (guide.parts().isEmpty()) {
            document.addParagraph("", List.of());
        }
        return document.build();
    }

    private static StyledSegment<String, Collection<String>> segment(Guide.Run run) {
        return new StyledSegment<>(
                run.words(), List.of("guide-run", run.emphasis().name().toLowerCase(Locale.ROOT)));
    }

    private static String style(Guide.Kind kind) {
        return "guide-" + kind.name().toLowerCase(Locale.ROOT);
    }

    /// Shows a guide.
    ///
    /// @param document of this guide, by [#laidOut]
    void show(
            Guide shown,
            ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> document) {
        guide = shown;
        isMarked = false;
        area.replace(0, area.getLength(), document);
        styles = area.getStyleSpans(0, area.getLength());
        area.moveTo(0);
        speak();
    }

    /// Puts a part at the top, with the caret before it.
    void goTo(int place) {
        area.moveTo(place, 0);
        area.showParagraphAtTop(place);
    }

    /// The part with the caret.
    int place() {
        return area.getCurrentParagraph();
    }

    String text() {
        return area.getText();
    }

    /// Marks what was found, and the hit that is gone to; nothing else is marked any more.
    void mark(List<IndexRange> hits, int current) {
        if (area.getLength() == 0 || (hits.isEmpty() && !isMarked)) {
            return;
        }
        isMarked = !hits.isEmpty();
        var marks = new StyleSpansBuilder<Collection<String>>();
        int at = 0;
        for (int i = 0; i < hits.size(); i++) {
            marks.add(List.of(), hits.get(i).getStart() - at);
            marks.add(i == current ? CURRENT : FOUND, hits.get(i).getLength());
            at = hits.get(i).getEnd();
        }
        marks.add(List.of(), area.getLength() - at);
        // All at once: each change of its own would be drawn by itself.
        area.setStyleSpans(0, styles.overlay(marks.create(), GuideText::both));
    }

    private static Collection<String> both(Collection<String> style, Collection<String> mark) {
        return mark.isEmpty() ? style : Stream.concat(style.stream(), mark.stream()).toList();
    }

    /// Selects a range and puts it into sight.
    void select(IndexRange range) {
        area.selectRange(range.getStart(), range.getEnd());
        area.requestFollowCaret();
    }

    private void speak() {
        int place = area.getCurrentParagraph();
        spoken.set(place < guide.parts().size() ? guide.parts().get(place).words() : "");
    }

    /// What stands before a paragraph: its bullet or number, as far to the right as it is deep.
    private Node sign(int place) {
        var box = new HBox();
        if (place < guide.parts().size()) {
            Guide.Part part = guide.parts().get(place);
            int depth = Math.min(4, part.depth() + (part.kind() == Guide.Kind.QUOTE ? 1 : 0));
            box.getStyleClass().addAll("guide-sign", "depth-" + depth, style(part.kind()));
            box.setAlignment(Pos.TOP_RIGHT);
            box.getChildren().add(new Label(part.sign()));
        }
        return box;
    }
}
