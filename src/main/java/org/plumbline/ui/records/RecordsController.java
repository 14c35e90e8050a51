package org.plumbline.ui.records;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.Support;
import org.plumbline.session.Desk;
import org.plumbline.session.RecordReview;
import org.plumbline.session.TableOpening;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Opens tables, moves between rows, and takes reviews. FX thread only.
public final class RecordsController {

    /// What is around the view.
    public interface Outside {

        /// A file has errors and was not opened.
        void refused(String file, ProblemList problems);

        /// Something is to be told above the window.
        void tell(String headline, String words);

        /// Asks for a file to read, and opens it in the view that shows its kind: a table comes
        /// back through [RecordsController#open].
        void askOpen(String title);

        /// A file to write, where the user names one.
        Optional<Path> askSave(String title, String suggestedName);
    }

    private final RecordsModel model = new RecordsModel();
    private final Desk desk;
    private final Background background;
    private final Outside outside;
    private final Comparison comparison;
    private @Nullable RecordReview review;
    private @Nullable Supplier<String> note;

    public RecordsController(Desk desk, Background background, Outside outside) {
        this.desk = desk;
        this.background = background;
        this.outside = outside;
        this.comparison = new Comparison(model, background, () -> review);
    }

    RecordsModel model() {
        return model;
    }

    Comparison comparison() {
        return comparison;
    }

    // --- opening

    /// Opens the bundled demonstration where nothing is open yet.
    public void openSomething() {
        if (review == null) {
            openDemonstration();
        }
    }

    void openDemonstration() {
        String name = Words.get("records.demonstration");
        open(name, true, () -> desk.openDemonstration(desk.settings().rater()));
    }

    /// Asks for a table, to open it.
    public void askOpen() {
        outside.askOpen(Words.get("records.open.title"));
    }

    /// Opens a table.
    public void open(Path file) {
        Path name = file.getFileName();
        open(
                name == null ? file.toString() : name.toString(),
                false,
                () -> desk.openTable(file, desk.settings().rater(), (read, total) -> {}));
    }

    private void open(String name, boolean illustrative, Callable<TableOpening> how) {
        commit();
        background
                .run(how)
                .onDone(
                        opening -> {
                            switch (opening) {
                                case TableOpening.Opened opened -> {
                                    model.file.set(name);
                                    model.illustrative.set(illustrative);
                                    show(opened.review());
                                }
                                case TableOpening.Refused refused ->
                                        outside.refused(refused.file(), refused.problems());
                                case TableOpening.Unreadable unreadable ->
                                        outside.tell(
                                                Words.get("records.open.cannot"),
                                                Shown.of(unreadable.message()));
                            }
                        })
                .onFailed(failure -> trouble("records.open.cannot", failure));
    }

    private void show(RecordReview opened) {
        close();
        review = opened;
        opened.addListener(new SavingWords(model, background));
        model.size.set(opened.size());
        model.editable.set(opened.readOnly().isEmpty());
        model.savingFails.set(opened.readOnly().isPresent());
        model.saving.set(opened.readOnly().map(reason -> Shown.of(reason.message())).orElse(""));
        var rows = opened.located().table().rows();
        model.families.setAll(
                rows.stream().map(row -> row.head().taskFamily()).distinct().sorted().toList());
        model.conditions.setAll(
                rows.stream().map(row -> row.head().condition()).distinct().sorted().toList());
        model.filter.set(RowFilter.ALL);
        model.row.set(-1);
        refilter();
        select(rows.isEmpty() ? -1 : 0);
        changed();
        comparison.begin(rows);
    }

    // --- moving

    /// A row with what counts of its reviews.
    Row row(int number) {
        if (review == null) {
            throw new IllegalStateException("no table is open");
        }
        return review.row(number);
    }

    void filter(UnaryOperator<RowFilter> change) {
        model.filter.set(change.apply(model.filter.get()));
        refilter();
        if (!model.shown.contains(model.row.get())) {
            select(model.shown.isEmpty() ? -1 : model.shown.getFirst());
        }
    }

    private void refilter() {
        RecordReview open = review;
        if (open != null) {
            RowFilter filter = model.filter.get();
            model.shown.setAll(
                    IntStream.range(0, open.size())
                            .filter(number -> filter.passes(open.row(number)))
                            .boxed()
                            .toList());
        }
    }

    void select(int number) {
        commit();
        model.row.set(number);
        model.current.set(review == null || number < 0 ? null : review.row(number));
    }

    /// The next (1) or previous (-1) row that is shown.
    void step(int step) {
        int place = model.shown.indexOf(model.row.get()) + step;
        if (place >= 0 && place < model.shown.size()) {
            select(model.shown.get(place));
        }
    }

    /// The next row that is shown and not reviewed, from the current one on and round again.
    void nextUnreviewed() {
        int from = model.shown.indexOf(model.row.get());
        int size = model.shown.size();
        for (int i = 1; i <= size; i++) {
            int number = model.shown.get(Math.floorMod(from + i, size));
            if (RowState.of(row(number)) == RowState.UNREVIEWED) {
                select(number);
                return;
            }
        }
    }

    void turnPage() {
        commit();
        model.page.set(
                model.page.get() == RecordsModel.Page.ROWS
                        ? RecordsModel.Page.COMPARISON
                        : RecordsModel.Page.ROWS);
    }

    // --- reviewing

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

    /// The same key again takes the answer away.
    void toggleSupport(Support support) {
        review(now -> Question.withSupport(now, now.semanticSupport() == support ? null : support));
    }

    /// A note is being typed; it is kept when it is left.
    void noteBegun(Supplier<String> typed) {
        note = typed;
    }

    void noteLeft() {
        Supplier<String> typed = note;
        note = null;
        if (typed != null) {
            String text = typed.get();
            review(
                    now -> {
                        String before = now.note();
                        boolean same = text.equals(before == null ? "" : before);
                        return same ? now : Question.withNote(now, text.isEmpty() ? null : text);
                    });
        }
    }

    /// Keeps what is being typed.
    public void commit() {
        noteLeft();
    }

    void undo() {
        if (review != null) {
            commit();
            show(review.undo());
        }
    }

    void redo() {
        if (review != null) {
            commit();
            show(review.redo());
        }
    }

    private void show(OptionalInt number) {
        number.ifPresent(
                changed -> {
                    saving();
                    changed();
                    select(changed);
                });
    }

    private void review(UnaryOperator<Review> change) {
        RecordReview open = review;
        int number = model.row.get();
        if (open == null || number < 0) {
            return;
        }
        if (open.review(number, change.apply(open.row(number).review()))) {
            saving();
            model.current.set(open.row(number));
            changed();
        }
    }

    private void saving() {
        if (!model.savingFails.get()) {
            model.saving.set(Words.get("records.saving"));
        }
    }

    /// Reviews changed: counts and comparison follow. A row that no longer passes the filter stays
    /// until the filter is changed, so that nothing jumps away under the reviewer's hands.
    private void changed() {
        RecordReview open = review;
        if (open == null) {
            return;
        }
        var states = new EnumMap<RowState, Integer>(RowState.class);
        int annotated = 0;
        for (int i = 0; i < open.size(); i++) {
            states.merge(RowState.of(open.row(i)), 1, Integer::sum);
            annotated += open.isReviewedHere(i) ? 1 : 0;
        }
        model.states.set(states);
        model.annotated.set(annotated);
        model.changes.set(model.changes.get() + 1);
        comparison.compare();
    }

    // --- results

    /// What is wrong with saving reviews, in words; empty where it works.
    public Optional<String> savingTrouble() {
        return open().flatMap(now -> Optional.ofNullable(now.savingTrouble()));
    }

    Optional<RecordReview> open() {
        return Optional.ofNullable(review);
    }

    /// What becomes of the table outside of the window.
    RecordsExport export() {
        return new RecordsExport(this, background, outside);
    }

    void trouble(String headline, Exception failure) {
        String message = failure.getMessage();
        outside.tell(Words.get(headline), Shown.of(message == null ? failure.toString() : message));
    }

    /// Keeps what is being typed and waits until everything is on the disk.
    public void close() {
        commit();
        RecordReview closing = review;
        review = null;
        if (closing == null) {
            return;
        }
        try {
            closing.close();
        } catch (IOException e) {
            // What could not be written was told as not saved all along.
            trouble("records.saving.failed", e);
        }
    }
}
