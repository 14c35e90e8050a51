package org.plumbline.ui.problems;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.session.problems.FilePart;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Scrolled;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.HexView;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.Look;
import org.plumbline.ui.text.TextViewport;

/// What the file says at the current problem, as it is stored.
final class PlacePane extends BorderPane {

    private static final String MARK = "place";

    private final ProblemsModel model;
    private final TextViewport text = TextViewport.full();
    private final HexView bytes = new HexView();
    private final Label title = new CutLabel();
    private final Label words = new Label();
    private final Button look = new Button(Words.get("problems.part.look"));

    PlacePane(ProblemsModel model, ProblemsController controller) {
        this.model = model;
        setId("problems-place");
        setMinWidth(0);
        title.setId("problems-place-title");
        title.getStyleClass().add("strong");
        var head = new HBox(title);
        head.getStyleClass().add("panel-head");
        setTop(head);
        text.node().setId("problems-text");
        text.node().setAccessibleText(Words.get("problems.part.title"));
        bytes.setId("problems-bytes");
        bytes.setAccessibleText(Words.get("problems.part.title"));
        words.setId("problems-part-words");
        words.setWrapText(true);
        words.getStyleClass().add("muted");
        words.setMinHeight(Region.USE_PREF_SIZE);
        look.setId("problems-look");
        look.setOnAction(event -> controller.look());
        look.visibleProperty().bind(model.partIsAsked);
        look.managedProperty().bind(look.visibleProperty());
        var instead = new VBox(10, words, look);
        instead.getStyleClass().add("problems-instead");
        var told = new Scrolled(instead);
        told.visibleProperty().bind(model.part.isNull());
        setCenter(new StackPane(text.node(), bytes, told));
        model.current.subscribe(this::name);
        model.part.subscribe(this::show);
        words.textProperty().bind(model.partWords);
    }

    /// Puts the focus on what can be read or done here.
    void focusFirst() {
        Node first = model.partIsAsked.get() ? look : bytes.isVisible() ? bytes : text.node();
        first.requestFocus();
    }

    private void name(@Nullable Problem problem) {
        title.setText(
                problem == null
                        ? Words.get("problems.part.title")
                        : place(problem) + " · " + facts(problem));
    }

    private static String place(Problem problem) {
        return problem.location() == null
                ? Shown.of(problem.file())
                : Shown.of(problem.file()) + ":" + problem.location();
    }

    /// What the table leaves out where it is narrow.
    private static String facts(Problem problem) {
        String sample = problem.sampleId();
        return problem.code().word() + (sample == null ? "" : " · " + Shown.of(sample));
    }

    private void show(@Nullable FilePart part) {
        text.node().setVisible(part instanceof FilePart.Text);
        bytes.setVisible(part instanceof FilePart.Bytes);
        switch (part) {
            case FilePart.Text(var content, var line, var offset, var mark) -> {
                text.showPart(content, line, offset);
                mark(mark);
            }
            case FilePart.Bytes content -> {
                bytes.show(content.bytes(), content.offset());
                text.show(ExactText.of(""));
            }
            case null -> text.show(ExactText.of(""));
        }
    }

    private void mark(Optional<Span> mark) {
        text.setHighlights(
                mark.map(span -> List.of(new Highlight(MARK, span, Look.FOUND))).orElse(List.of()));
        text.setCurrent(Set.of(MARK));
        mark.ifPresent(
                span -> {
                    text.moveCaret(span.start());
                    text.reveal(span);
                });
    }
}
