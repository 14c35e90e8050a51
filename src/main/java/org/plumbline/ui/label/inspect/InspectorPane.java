package org.plumbline.ui.label.inspect;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.text.HexView;

/// Below the output, on demand: what the reviewer turned to last, as bytes, or in words for those
/// who do not see it.
///
/// The words stand in a plain text area that takes the focus, since every screen reader that the
/// toolkit knows can read one of those.
public final class InspectorPane extends BorderPane {

    /// So many rows are seen at once.
    private static final int ROWS = 7;

    private final LabelModel model;
    private final Inspection inspection;
    private final CutLabel title = new CutLabel();
    private final HexView bytes = new HexView();
    private final TextArea words = new TextArea();

    /// Where the focus was before the words took it.
    private Optional<Node> before = Optional.empty();

    public InspectorPane(LabelModel model, Inspection inspection) {
        this.model = model;
        this.inspection = inspection;
        getStyleClass().add("inspector");
        setId("inspector");
        title.setId("inspector-title");
        title.getStyleClass().add("strong");
        bytes.setId("inspector-bytes");
        bytes.setFocusTraversable(false);
        words.setId("inspector-words");
        words.setEditable(false);
        words.setWrapText(true);
        words.setPrefRowCount(ROWS);
        words.setAccessibleText(Words.get("label.inspector.words"));
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var close =
                new LinkButton(
                        "inspector-close",
                        Words.get("label.find.close"),
                        new KeyCap("Esc"),
                        inspection::close);
        var head = new HBox(title, gap, close);
        head.getStyleClass().add("inspector-head");
        setTop(head);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        visibleProperty().bind(model.inspected.isNotEqualTo(Inspection.Kind.NOTHING));
        managedProperty().bind(visibleProperty());
        model.inspected.subscribe((old, kind) -> opened(kind));
        model.subject.subscribe((old, subject) -> show());
        model.draft.subscribe((old, draft) -> show());
    }

    private void opened(Inspection.Kind kind) {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        if (kind == Inspection.Kind.WORDS) {
            before = Optional.ofNullable(owner);
        }
        show();
        if (kind == Inspection.Kind.WORDS) {
            words.requestFocus();
        } else {
            before.filter(node -> node.getScene() != null).ifPresent(Node::requestFocus);
            before = Optional.empty();
        }
    }

    private void show() {
        switch (model.inspected.get()) {
            case NOTHING -> {}
            case BYTES -> {
                var shown = SubjectBytes.of(model.subject.get());
                title.setText(shown.title());
                bytes.show(shown.bytes(), shown.first());
                bytes.showRows(ROWS);
                bytes.setAccessibleText(shown.title());
                setCenter(bytes);
            }
            case WORDS -> {
                title.setText(Words.get("label.inspector.words"));
                String said = new SubjectWords(model).of(model.subject.get());
                if (!said.equals(words.getText())) {
                    words.setText(said);
                }
                setCenter(words);
            }
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            inspection.close();
        }
    }
}
