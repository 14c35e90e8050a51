package org.plumbline.ui.records;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.TableOpening;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Once;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.review.ReviewSeat;
import org.plumbline.ui.review.SaveNews;

/// Opens tables and closes them; [RowWalk] moves between the rows of the one that is open,
/// [Reviewing] takes the reviews. FX thread only.
public final class RecordsController {

    private final RecordsModel model = new RecordsModel();
    private final Workspace workspace;
    private final Frame frame;
    private final RecordsOutside outside;
    private final TableOpenings openings;
    private final Comparison comparison;
    private final RowWalk rows;
    private final Reviewing reviewing;
    private final ReviewSeat<RecordReview> seat;
    private final SavingWords saving = new SavingWords(model);

    /// How the table that is shown was opened.
    private @Nullable Opener opener;

    /// The table that is shown: also while it is being closed, until the next one is there.
    private @Nullable RecordReview review;

    private Consumer<RecordReview> onShown = table -> {};

    /// What is done once the table, or another one meanwhile, is shown under another name.
    private final Once renamed = new Once();

    public RecordsController(Workspace workspace, Frame frame, RecordsOutside outside) {
        this.workspace = workspace;
        this.frame = frame;
        this.outside = outside;
        seat =
                new ReviewSeat<>(
                        frame.background(),
                        RecordReview::review,
                        this::commit,
                        failure -> frame.trouble("records.saving.failed", failure),
                        outside.lost());
        openings =
                new TableOpenings(
                        model,
                        frame,
                        outside,
                        seat,
                        () -> review == null,
                        this::begin,
                        this::named);
        comparison = new Comparison(model, frame.background(), () -> review);
        reviewing = new Reviewing(model, () -> review, comparison::compare, outside.who()::before);
        rows = new RowWalk(model, () -> review, this::commit);
        reviewing.onOtherRow(rows::select);
    }

    Background background() {
        return frame.background();
    }

    RecordsModel model() {
        return model;
    }

    Comparison comparison() {
        return comparison;
    }

    /// What goes from row to row.
    RowWalk rows() {
        return rows;
    }

    /// What takes reviews of the current row.
    Reviewing reviewing() {
        return reviewing;
    }

    // --- opening

    /// Opens the bundled demonstration where nothing is open yet, nor about to be.
    public void openSomething() {
        if (review == null && !openings.isGoing() && model.instead.get() == null) {
            openDemonstration();
        }
    }

    void openDemonstration() {
        open(Opener.ofDemonstration(workspace, frame.open()));
    }

    /// Asks for a table, to open it.
    void askOpen() {
        frame.askOpen(Words.get("records.open.title")).ifPresent(outside.open());
    }

    /// Opens a table; where it is the one that is open, with the same bytes, that one is shown.
    public void open(Path file) {
        open(file, List.of());
    }

    /// As above.
    ///
    /// @param beside the files that were handed over with it, all of which belong to it
    public void open(Path file, List<SetFile> beside) {
        open(Opener.of(file, beside, workspace, frame.open()));
    }

    /// Opens the table that was opened last once more.
    public void openAgain() {
        Optional.ofNullable(opener).ifPresent(this::open);
    }

    private void open(Opener how) {
        commit();
        openings.ask(how, outside.who().name());
    }

    private void begin(Opener how, TableOpening.Beginning beginning) {
        Opener before = opener;
        commit();
        model.editable.set(false);
        seat.change(
                beginning::begin,
                opened -> {
                    show(opened);
                    named(how);
                    renamed.take().run();
                },
                failure -> {
                    lost(how, failure);
                    // Its journal had to be closed before the other one could be begun.
                    Optional.ofNullable(before).ifPresent(this::open);
                });
    }

    /// Closes the table, once no review would be lost by it.
    ///
    /// @param closed told once it is closed
    public void close(Runnable closed) {
        openings.forget();
        outside.leave().accept(seat, () -> clear(closed));
    }

    private void clear(Runnable closed) {
        commit();
        model.editable.set(false);
        seat.clear(
                () -> {
                    empty();
                    model.instead.set(RecordsModel.Instead.NOTHING);
                    closed.run();
                });
    }

    private void empty() {
        review = null;
        opener = null;
        model.empty();
    }

    private void named(Opener how) {
        opener = how;
        how.opened().run();
        model.name(how);
    }

    private void show(RecordReview opened) {
        openings.shown();
        review = opened;
        opened.review()
                .saving()
                .addListener(new SaveNews(frame.background(), () -> opened.equals(review), saving));
        model.show(opened);
        model.editable.set(TableOpenings.takesReviews(opened));
        saving.begin(opened);
        rows.begin();
        reviewing.changed();
        comparison.begin(opened.located().table().rows());
        outside.who().opened(opened.review());
        onShown.accept(opened);
    }

    /// Says who is told what table is shown.
    public void onShown(Consumer<RecordReview> told) {
        onShown = told;
    }

    /// The table that is shown is reviewed by somebody else from now on, who goes on at the row
    /// that is shown.
    ///
    /// @param then run once it is so, or at once where it is already or no table is shown
    public void by(String annotator, Runnable then) {
        RecordReview now = review;
        if (now == null || now.review().reviewer().equals(annotator)) {
            then.run();
            return;
        }
        renamed.set(then);
        commit();
        model.editable.set(false);
        var place = rows.place();
        seat.change(
                () -> now.by(annotator),
                opened -> {
                    show(opened);
                    rows.goOn(place);
                    renamed.take().run();
                },
                failure -> lost(opener, failure));
    }

    /// A table that could not be begun, after the one before it was closed.
    private void lost(@Nullable Opener how, Exception failure) {
        empty();
        if (how != null) {
            openings.cannot(how, Shown.reason(failure));
        }
        renamed.take().run();
    }

    /// Does something that is done under a name.
    void named(Runnable then) {
        outside.who().before(then);
    }

    void turnPage() {
        page(model.page.get().other());
    }

    void page(RecordsModel.Page page) {
        commit();
        model.page.set(page);
    }

    // --- results

    /// The reviews on their way to the disk.
    public InFlight inFlight() {
        return seat;
    }

    /// Whether saving fails, as it is shown.
    public ReadOnlyBooleanProperty savingFailsProperty() {
        return model.savingFails;
    }

    /// The table that is shown.
    public Optional<RecordReview> open() {
        return Optional.ofNullable(review);
    }

    /// Reviews of a table were taken over from another journal: what is shown of it follows.
    public void takenOver(RecordReview table) {
        if (table.equals(review)) {
            reviewing.takenOver();
            saving.takenOver();
        }
    }

    /// What becomes of the table outside of the window.
    RecordsExport export() {
        return new RecordsExport(this, frame);
    }

    /// Keeps what is being typed.
    public void commit() {
        reviewing.commit();
    }

    /// Keeps what is being typed, and takes no more reviews.
    ///
    /// @return waits until everything is on the disk: to be run on a worker
    public Runnable ending() {
        commit();
        model.editable.set(false);
        return seat.ending();
    }
}
