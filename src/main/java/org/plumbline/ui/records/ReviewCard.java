package org.plumbline.ui.records;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.Support;
import org.plumbline.ui.kit.AnswerCard;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Mentions;
import org.plumbline.ui.kit.Note;
import org.plumbline.ui.kit.NoteField;
import org.plumbline.ui.kit.Words;

/// The review of the current row: five questions, support, and a note about this evidence.
final class ReviewCard extends VBox {

    private final RecordsModel model;
    private final RecordsController controller;
    private final Map<Question, ChoiceBar<Boolean>> questions = new EnumMap<>(Question.class);
    private final ChoiceBar<Support> support;
    private final NoteField note;
    private final Label annotator = new Label();

    /// @param targets what a note can name
    /// @param away takes the focus to where no key answers a question
    ReviewCard(
            RecordsModel model,
            RecordsController controller,
            Supplier<List<Mentions.Target>> targets,
            Runnable away) {
        this.model = model;
        this.controller = controller;
        getStyleClass().add("label-card");
        setId("review-card");
        note =
                new NoteField(
                        "records-note",
                        Words.get("records.question.note"),
                        Words.get("records.note.prompt"),
                        controller.reviewing().note(),
                        targets,
                        away);
        note.lockUntil(model.named, this::editNote);
        support =
                new ChoiceBar<>(
                        Words.get("records.question.support"),
                        List.of(
                                support(Support.SUPPORTED, "supported"),
                                support(Support.CONTRADICTED, "contradicted"),
                                support(Support.INSUFFICIENT_EVIDENCE, "insufficient")),
                        controller.reviewing()::support);
        var bars = new FlowPane(16, 8);
        bars.getChildren().add(group(Question.INTENT));
        bars.getChildren().add(group(Question.PARSEABLE));
        bars.getChildren().add(group(Question.CONTRACT));
        bars.getChildren().add(AnswerCard.group(Words.get("records.question.support"), support));
        bars.getChildren().add(group(Question.COMPLETE));
        bars.getChildren().add(group(Question.ANSWERABLE));
        annotator.setId("records-annotator");
        annotator.getStyleClass().addAll("muted", "small");
        annotator.setWrapText(true);
        getChildren().setAll(head(), annotator, bars, note.row("records.note"));
        model.current.subscribe(this::show);
        disableProperty().bind(model.editable.not().or(model.current.isNull()));
    }

    /// Puts the focus on the note.
    void focusNote() {
        editNote("");
    }

    /// Goes on with the note, once it can be kept under a name.
    ///
    /// @param typed what was begun already, behind what is there
    private void editNote(String typed) {
        controller.named(
                () -> {
                    if (!typed.isEmpty()) {
                        Note<?> now = controller.reviewing().note();
                        now.type(now.words() + typed);
                    }
                    note.edit();
                });
    }

    /// Goes to what the note names; nothing where it names nothing.
    void followNote() {
        var _ = note.follow();
    }

    /// What the reviewer is at, by its name in the files: what has the focus, else the first
    /// question without an answer.
    Optional<String> topic(@Nullable Node focus) {
        if (note.equals(focus)) {
            return Optional.of("note");
        }
        if (support.getButtons().contains(focus)) {
            return Optional.of("semantic_support");
        }
        Row row = model.current.get();
        Review review = row == null ? Review.NONE : row.review();
        return Stream.<Predicate<Question>>of(
                        question -> bar(question).getButtons().contains(focus),
                        question -> question.answer(review) == null)
                .flatMap(wanted -> Stream.of(Question.values()).filter(wanted))
                .findFirst()
                .map(Question::field);
    }

    private ChoiceBar<Boolean> bar(Question question) {
        return Objects.requireNonNull(questions.get(question));
    }

    /// Puts the focus on the first choice.
    void focusFirst() {
        ChoiceBar<Boolean> first = questions.get(Question.INTENT);
        if (first != null) {
            first.getButtons().getFirst().requestFocus();
        }
    }

    private void show(@Nullable Row row) {
        Review review = row == null ? Review.NONE : row.review();
        questions.forEach((question, bar) -> bar.show(question.answer(review)));
        support.show(review.semanticSupport());
        note.retarget();
        annotator.setText(row == null ? "" : Annotated.of(row));
    }

    private Node head() {
        var title = new Label(Words.get("records.review"));
        title.getStyleClass().add("claim-title");
        var annotated = new Label();
        annotated.setId("records-annotated");
        annotated.getStyleClass().addAll("muted", "small");
        model.annotated.subscribe(
                count ->
                        annotated.setText(
                                Words.get(
                                        "records.annotated",
                                        count,
                                        Counted.said(model.annotatedTasks.get()))));
        var undo =
                new LinkButton(
                        "records-undo",
                        Words.get("label.link.undo"),
                        KeyCap.of("records.undo"),
                        controller.reviewing()::undo);
        return AnswerCard.head(List.of(title, annotated), undo);
    }

    private Node group(Question question) {
        String name = Words.get("records.question." + question.key());
        var bar =
                new ChoiceBar<Boolean>(
                        name,
                        List.of(
                                new ChoiceBar.Option<>(
                                        true,
                                        question.key() + "-yes",
                                        Words.get("label.quality.yes"),
                                        ""),
                                new ChoiceBar.Option<>(
                                        false,
                                        question.key() + "-no",
                                        Words.get("label.quality.no"),
                                        "")),
                        answer -> controller.reviewing().answer(question, answer));
        questions.put(question, bar);
        return AnswerCard.group(name, "records." + question.key(), bar);
    }

    private static ChoiceBar.Option<Support> support(Support value, String word) {
        return new ChoiceBar.Option<>(
                value, "support-" + word, Words.get("records.support." + word), "records." + word);
    }
}
