package org.plumbline.ui.records;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.RowKey;
import org.plumbline.records.Support;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.review.Change;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Note;
import org.plumbline.ui.kit.Words;

/// What the reviewer says of the current row. FX thread only.
final class Reviewing {

    private final RecordsModel model;
    private final Supplier<@Nullable RecordReview> open;
    private final Runnable compare;
    private final Consumer<Runnable> named;
    private final Note<Place> note = new Note<>(this::keep);
    private IntConsumer goTo = number -> {};

    /// What a note is of.
    private record Place(RecordReview review, int row) {}

    /// @param open the table; null where none is
    /// @param compare called when a review changed what the comparison says
    /// @param named does what needs a name, once there is one
    Reviewing(
            RecordsModel model,
            Supplier<@Nullable RecordReview> open,
            Runnable compare,
            Consumer<Runnable> named) {
        this.model = model;
        this.open = open;
        this.compare = compare;
        this.named = named;
        model.current.subscribe((old, row) -> follow(row));
        model.independent.subscribe((old, said) -> independent());
    }

    /// Says what goes to the row that an undo changed.
    void onOtherRow(IntConsumer select) {
        goTo = select;
    }

    void answer(Question question, @Nullable Boolean answer) {
        review(now -> question.with(now, answer));
    }

    /// Yes, no, nothing, in turn.
    void cycle(Question question) {
        review(
                now -> {
                    Boolean answer = question.answer(now);
                    return question.with(
                            now, answer == null ? (Boolean) true : answer ? (Boolean) false : null);
                });
    }

    void support(@Nullable Support support) {
        review(now -> Question.withSupport(now, support));
    }

    /// The reviewer said whether the reviews are independent of what was recorded.
    private void independent() {
        RecordReview now = open.get();
        int number = model.row.get();
        if (now != null && number >= 0) {
            commit();
            model.current.set(now.row(number, model.independent.get()));
            compare.run();
        }
    }

    // --- the note

    /// What is shown of the current row's note, and typed.
    Note<?> note() {
        return note;
    }

    private void follow(@Nullable Row row) {
        RecordReview now = open.get();
        if (now == null || row == null) {
            note.show(null, null);
        } else {
            note.show(new Place(now, model.row.get()), row.review().note());
        }
    }

    private boolean keep(Place place, @Nullable String words) {
        RecordReview table = place.review();
        Review before = table.row(place.row()).review();
        boolean kept = table.review(place.row(), Question.withNote(before, words));
        if (kept) {
            reviewed(table, place.row());
        }
        return kept;
    }

    /// Keeps what is being typed.
    void commit() {
        note.commit();
    }

    // --- back and forth

    void undo() {
        step(JournalledReview::undo);
    }

    void redo() {
        step(JournalledReview::redo);
    }

    private void step(Function<JournalledReview<RowKey, ?>, Optional<Change<RowKey>>> step) {
        RecordReview now = open.get();
        if (now != null) {
            commit();
            step.apply(now.review())
                    .ifPresent(
                            change -> {
                                saving();
                                changed();
                                goTo.accept(shownAfter(now, change.items()));
                            });
        }
    }

    /// Where the reviewer sees what changed: at the one row, and of several where they are.
    private int shownAfter(RecordReview table, List<RowKey> rows) {
        return rows.size() == 1
                ? table.numberOf(rows.getFirst()).orElse(model.row.get())
                : model.row.get();
    }

    /// Reviews were taken over from another journal.
    void takenOver() {
        goTo.accept(model.row.get());
        changed();
    }

    // --- what follows

    private void review(UnaryOperator<Review> change) {
        if (!model.named.get()) {
            named.accept(() -> review(change));
            return;
        }
        RecordReview now = open.get();
        int number = model.row.get();
        if (now != null
                && number >= 0
                && now.review(number, change.apply(now.row(number).review()))) {
            reviewed(now, number);
        }
    }

    private void reviewed(RecordReview table, int number) {
        saving();
        if (table.equals(open.get()) && number == model.row.get()) {
            model.current.set(table.row(number, model.independent.get()));
        }
        changed();
    }

    private void saving() {
        if (!model.savingFails.get()) {
            model.saving.set(Words.get("records.saving"));
        }
    }

    /// Reviews changed: counts and comparison follow. A row that no longer passes the filter stays
    /// until the filter is changed, so that nothing jumps away under the reviewer's hands.
    void changed() {
        RecordReview now = open.get();
        if (now == null) {
            return;
        }
        var states = new EnumMap<RowState, Integer>(RowState.class);
        var annotated = new ArrayList<Row>();
        for (int i = 0; i < now.size(); i++) {
            Row row = now.row(i);
            states.merge(RowState.of(row), 1, Integer::sum);
            if (now.isReviewedHere(i)) {
                annotated.add(row);
            }
        }
        model.states.set(states);
        model.annotatedTasks.set(Counted.tasks(annotated));
        model.annotated.set(annotated.size());
        model.changes.set(model.changes.get() + 1);
        compare.run();
    }
}
