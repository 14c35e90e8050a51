package org.plumbline.ui.code;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.Caret.CaretVisibility;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.model.TwoDimensional;
import org.fxmisc.richtext.util.UndoUtils;

/// Shows [Code]. FX thread only.
public final class CodeView {

    private final Area area = new Area();
    private final VirtualizedScrollPane<CodeArea> node = new VirtualizedScrollPane<>(area);
    private Code code = Code.of("");
    private String name = "";

    /// What is ready to be shown.
    public record Ready(
            Code code,
            ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> document) {}

    /// A text in the form that is shown; may take its time, on a worker.
    public static Ready ready(String text) {
        Code code = Code.of(text);
        SegmentOps<String, Collection<String>> ops = SegmentOps.styledTextOps();
        var document =
                new ReadOnlyStyledDocumentBuilder<Collection<String>, String, Collection<String>>(
                        ops, List.of());
        for (Code.Row row : code.rows()) {
            List<StyledSegment<String, Collection<String>>> segments =
                    row.pieces().stream().map(CodeView::segment).toList();
            document.addParagraph(
                    segments.isEmpty()
                            ? List.of(new StyledSegment<>("", List.<String>of()))
                            : segments);
        }
        return new Ready(code, document.build());
    }

    private static StyledSegment<String, Collection<String>> segment(Code.Piece piece) {
        return new StyledSegment<>(
                piece.shown(), List.of("code-" + piece.token().name().toLowerCase(Locale.ROOT)));
    }

    /// A view with nothing in it.
    ///
    /// @param id of what takes the focus
    public CodeView(String id) {
        area.setId(id);
        area.getStyleClass().add("code-text");
        area.setEditable(false);
        area.setWrapText(true);
        area.setShowCaret(CaretVisibility.ON);
        area.setUndoManager(UndoUtils.noOpUndoManager());
        area.setParagraphGraphicFactory(this::number);
        area.setAccessibleRole(AccessibleRole.TEXT_AREA);
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        area.currentParagraphProperty().addListener((at, old, now) -> speak());
        node.getStyleClass().add("code-view");
    }

    /// The control takes Tab for itself, also where nothing can be typed.
    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB && !event.isControlDown() && !event.isAltDown()) {
            event.consume();
            area.requestFocusTraversal(
                    event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        }
    }

    public Region node() {
        return node;
    }

    /// What takes the focus.
    public Node focusTarget() {
        return area;
    }

    /// Shows a text from its start.
    ///
    /// @param called what it is, in words
    public void show(String called, Ready ready) {
        name = called;
        code = ready.code();
        area.replace(0, area.getLength(), ready.document());
        area.moveTo(0);
        area.showParagraphAtTop(0);
        speak();
    }

    /// Shows nothing.
    public void clear() {
        show("", ready(""));
    }

    private void speak() {
        int row = area.getCurrentParagraph();
        area.setAccessibleText(
                row < code.rows().size() ? name + " " + code.rows().get(row).shown() : name);
    }

    private Node number(int row) {
        int line = row < code.rows().size() ? code.rows().get(row).line() : 0;
        int digits = Integer.toString(code.rows().getLast().line()).length();
        var label = new Label(line == 0 ? "" : Integer.toString(line));
        label.getStyleClass().add("code-number");
        label.setAlignment(Pos.TOP_RIGHT);
        // As wide as the greatest number, so that all rows begin below each other.
        label.setText(" ".repeat(Math.max(0, digits - label.getText().length())) + label.getText());
        return label;
    }

    /// What is copied is what is stored.
    private final class Area extends CodeArea {

        @Override
        public void copy() {
            var range = getSelection();
            if (range.getLength() > 0) {
                var from = offsetToPosition(range.getStart(), TwoDimensional.Bias.Forward);
                var to = offsetToPosition(range.getEnd(), TwoDimensional.Bias.Forward);
                var content = new ClipboardContent();
                content.putString(
                        code.between(
                                from.getMajor(), from.getMinor(), to.getMajor(), to.getMinor()));
                Clipboard.getSystemClipboard().setContent(content);
            }
        }
    }
}
