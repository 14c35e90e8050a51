package org.plumbline.ui.records;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Row;
import org.plumbline.records.TaskSuccess;
import org.plumbline.text.ExactText;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Mentions;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.TextViewport;

/// The middle: what the row is, whether it is a success and why not, the exact response, and below
/// it the review.
final class RecordPane extends BorderPane {

    private final TextViewport response = TextViewport.full();
    private final Label none = new Label(Words.get("records.response.none"));
    private final Label title = new CutLabel();
    private final Label facts = new CutLabel();
    private final Chip success = new Chip("", Chip.Tone.PLAIN);
    private final Label why = new Label();
    private final ReviewCard card;
    private @Nullable String shown;

    /// @param targets what a note can name
    /// @param away takes the focus out of the note to where every key works
    RecordPane(
            RecordsModel model,
            RecordsController controller,
            Supplier<List<Mentions.Target>> targets,
            Runnable away) {
        card = new ReviewCard(model, controller, targets, away);
        setId("records-row");
        title.setId("records-row-title");
        success.setId("records-success");
        why.setId("records-why");
        why.setWrapText(true);
        why.getStyleClass().add("records-why");
        none.getStyleClass().add("no-output");
        none.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        response.wrapProperty().set(true);
        response.node().setId("records-response");
        var text = new StackPane(response.node(), none);
        text.setMinHeight(0);
        setTop(new VBox(head(), why));
        setCenter(text);
        setBottom(scrolled());
        model.current.subscribe(this::show);
    }

    /// Puts the focus on the note.
    void focusNote() {
        card.focusNote();
    }

    /// Goes to what the note names.
    void followNote() {
        card.followNote();
    }

    /// What the reviewer is at.
    Optional<String> topic(@Nullable Node focus) {
        return card.topic(focus);
    }

    /// Puts the focus into the response.
    void focusText() {
        response.node().requestFocus();
    }

    void focusReview() {
        card.focusFirst();
    }

    private Node head() {
        title.getStyleClass().add("sample-id");
        facts.getStyleClass().add("facts");
        facts.setId("records-row-facts");
        var names = new VBox(title, facts);
        names.getStyleClass().add("records-head");
        names.setMinWidth(0);
        HBox.setHgrow(names, Priority.ALWAYS);
        var head = new HBox(names, success);
        head.getStyleClass().add("sample-head");
        return head;
    }

    /// The card as high as it is, but never more than about half the view.
    private Node scrolled() {
        var scroll = new ScrollPane(card);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setMinHeight(0);
        scroll.prefHeightProperty().bind(card.heightProperty());
        scroll.maxHeightProperty().bind(heightProperty().multiply(0.6));
        return scroll;
    }

    private void show(@Nullable Row row) {
        setVisible(row != null);
        if (row == null) {
            return;
        }
        title.setText(Quoted.escape(row.head().taskId()));
        facts.setText(
                Words.get(
                        "records.condition",
                        Quoted.escape(row.head().condition()),
                        row.head().replicate(),
                        Words.get(
                                "records.kind." + row.head().dataKind().word().replace('_', '-'))));
        showSuccess(TaskSuccess.of(row.review()));
        String text = row.evidence().rawResponse();
        none.setVisible(text == null);
        response.node().setVisible(text != null);
        // A review changes nothing of the response, and must not scroll it back.
        if (text != null && !text.equals(shown)) {
            response.show(ExactText.of(text));
        }
        shown = text;
    }

    private void showSuccess(TaskSuccess derived) {
        Boolean value = derived.value();
        RowState state =
                value == null ? RowState.UNREVIEWED : value ? RowState.SUCCESS : RowState.FAILED;
        success.setText(state.sign() + " " + Words.get("records.success." + state.key()));
        success.setTone(
                switch (state) {
                    case UNREVIEWED -> Chip.Tone.PLAIN;
                    case SUCCESS -> Chip.Tone.GOOD;
                    case FAILED -> Chip.Tone.BAD;
                });
        why.setText(
                derived.shortfalls().stream()
                        .map(
                                shortfall ->
                                        Words.get(
                                                "records.shortfall."
                                                        + shortfall
                                                                .name()
                                                                .toLowerCase(Locale.ROOT)
                                                                .replace('_', '-')))
                        .collect(Collectors.joining(" · ")));
        boolean some = !derived.shortfalls().isEmpty();
        why.setVisible(some);
        why.setManaged(some);
        why.getStyleClass().removeAll(List.of("bad"));
        if (state == RowState.FAILED) {
            why.getStyleClass().add("bad");
        }
    }
}
