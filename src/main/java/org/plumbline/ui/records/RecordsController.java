package org.plumbline.ui.records;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.TableOpening;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.review.ReviewSeat;
import org.plumbline.ui.review.SaveNews;
import org.plumbline.ui.review.Who;

/// Opens tables and closes them; [RowWalk] moves between the rows of the one that is open,
/// [Reviewing] takes the reviews. FX thread only.
public final class RecordsController {

    /// What becomes of tables outside of the view.
    ///
    /// @param refused told a file that has errors and was not opened
    /// @param open opens a file in the view that shows its kind: a table comes back through
    ///   [RecordsController#open]
    /// @param leave does something once no review would be lost by it, or the user wants it all the
    ///   same
    /// @param lost told how many entries of a journal, its last, never reached the disk
    /// @param who who reviews
    public record Outside(
            BiConsumer<String, ProblemList> refused,
            Consumer<Path> open,
            BiConsumer<InFlight, Runnable> leave,
            IntConsumer lost,
            Who who) {}

    private final RecordsModel model = new RecordsModel();
    private final Workspace workspace;
    private final Frame frame;
    private final Outside outside;
    private final Latest openings;
    private final Comparison comparison;
    private final RowWalk rows;
    private final Reviewing reviewing;
    private final ReviewSeat<RecordReview> seat;
    private final SavingWords saving = new SavingWords(model);

    /// True until what was asked to be opened last is shown, or was not opened.
    private boolean opening;

    /// How the table that is shown was opened.
    private @Nullable Opener opener;

    /// The table that is shown: also while it is being closed, until the next one is there.
    private @Nullable RecordReview review;

    private Consumer<RecordReview> onShown = table -> {};

    /// What is done once the table, or another one meanwhile, is shown under another name.
    private Runnable renamed = () -> {};

    public RecordsController(Workspace workspace, Frame frame, Outside outside) {
        this.workspace = workspace;
        this.frame = frame;
        this.outside = outside;
        openings = new Latest(frame.background());
        seat =
                new ReviewSeat<>(
                        frame.background(),
                        RecordReview::review,
                        this::commit,
                        failure -> frame.trouble("records.saving.failed", failure),
                        outside.lost());
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
        if (review == null && !opening && model.instead.get() == null) {
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
        opening = true;
        String annotator = outside.who().name();
        openings.run(
                () -> how.open().by(annotator),
                answer -> arrived(how, answer),
                failure -> cannotOpen(how, Shown.reason(failure)));
    }

    /// What was open before still is; where nothing was, the view says why.
    private void cannotOpen(Opener how, String why) {
        opening = false;
        model.editable.set(seat.now().filter(RecordsController::takesReviews).isPresent());
        instead(how, why);
        frame.tell(Words.get("records.open.cannot"), why);
    }

    private void instead(Opener how, String why) {
        if (review == null) {
            model.instead.set(new RecordsModel.Instead(how.name(), why, () -> open(how)));
        }
    }

    private void arrived(Opener how, TableOpening answer) {
        opening = answer instanceof TableOpening.Opened;
        switch (answer) {
            case TableOpening.Opened opened when isOpen(opened) -> {
                opening = false;
                named(how);
            }
            case TableOpening.Opened opened ->
                    outside.leave().accept(seat, () -> begin(how, opened.beginning()));
            case TableOpening.Refused refused -> {
                instead(how, Words.get("records.refused", refused.problems().problems().size()));
                outside.refused().accept(refused.file(), refused.problems());
            }
            case TableOpening.Unreadable unreadable ->
                    cannotOpen(how, Shown.of(unreadable.message()));
        }
    }

    /// Where another window had it, it is opened anew: that one may be gone.
    private boolean isOpen(TableOpening.Opened opened) {
        return seat.now().filter(now -> takesReviews(now) && opened.isOf(now)).isPresent();
    }

    private static boolean takesReviews(RecordReview table) {
        return table.review().readOnly().isEmpty();
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
                    runRenamed();
                },
                failure -> {
                    empty();
                    cannotOpen(how, Shown.reason(failure));
                    runRenamed();
                    // Its journal had to be closed before the other one could be begun.
                    Optional.ofNullable(before).ifPresent(this::open);
                });
    }

    /// Closes the table, once no review would be lost by it.
    ///
    /// @param closed told once it is closed
    public void close(Runnable closed) {
        openings.forget();
        opening = false;
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
        model.instead.set(null);
        how.opened().run();
        model.file.set(how.name());
        model.illustrative.set(how.illustrative());
    }

    private void show(RecordReview opened) {
        opening = false;
        review = opened;
        opened.review()
                .saving()
                .addListener(new SaveNews(frame.background(), () -> opened.equals(review), saving));
        model.tasks.set(Counted.tasks(opened.located().table().rows()));
        model.size.set(opened.size());
        model.editable.set(takesReviews(opened));
        model.named.set(opened.review().isNamed());
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
        renamed = then;
        commit();
        model.editable.set(false);
        var place = rows.place();
        seat.change(
                () -> now.by(annotator),
                opened -> {
                    show(opened);
                    rows.goOn(place);
                    runRenamed();
                },
                failure -> {
                    Opener left = opener;
                    empty();
                    if (left != null) {
                        cannotOpen(left, Shown.reason(failure));
                    }
                    runRenamed();
                });
    }

    private void runRenamed() {
        Runnable then = renamed;
        renamed = () -> {};
        then.run();
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
