package org.plumbline.ui.records;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.TableOpening;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.review.ReviewSeat;

/// Asks for tables to be opened and says what came of it: of several that are asked for, the last
/// one counts. FX thread only.
final class TableOpenings {

    private final RecordsModel model;
    private final Frame frame;
    private final RecordsOutside outside;
    private final ReviewSeat<RecordReview> seat;
    private final BooleanSupplier isEmpty;
    private final BiConsumer<Opener, TableOpening.Beginning> begin;
    private final Consumer<Opener> named;
    private final Latest latest;

    /// True until what was asked for last is shown, or was not opened.
    private boolean going;

    /// @param isEmpty whether no table is shown
    /// @param begin shows a table that was opened, once no review would be lost by it
    /// @param named told that a table is there already, by this way of opening it
    TableOpenings(
            RecordsModel model,
            Frame frame,
            RecordsOutside outside,
            ReviewSeat<RecordReview> seat,
            BooleanSupplier isEmpty,
            BiConsumer<Opener, TableOpening.Beginning> begin,
            Consumer<Opener> named) {
        this.model = model;
        this.frame = frame;
        this.outside = outside;
        this.seat = seat;
        this.isEmpty = isEmpty;
        this.begin = begin;
        this.named = named;
        latest = new Latest(frame.background());
    }

    boolean isGoing() {
        return going;
    }

    /// Opens a table for an annotator.
    void ask(Opener how, String annotator) {
        going = true;
        latest.run(
                () -> how.open().by(annotator),
                answer -> arrived(how, answer),
                failure -> cannot(how, Shown.reason(failure)));
    }

    /// What was asked for last is shown.
    void shown() {
        going = false;
    }

    /// Nothing that was asked for is wanted any more.
    void forget() {
        latest.forget();
        going = false;
    }

    /// What was open before still is; where nothing was, the view says why.
    void cannot(Opener how, String why) {
        going = false;
        model.editable.set(seat.now().filter(TableOpenings::takesReviews).isPresent());
        instead(how, why);
        frame.tell(Words.get("records.open.cannot"), why);
    }

    private void instead(Opener how, String why) {
        if (isEmpty.getAsBoolean()) {
            model.instead.set(
                    new RecordsModel.Instead(
                            how.name(), why, () -> ask(how, outside.who().name())));
        }
    }

    private void arrived(Opener how, TableOpening answer) {
        going = answer instanceof TableOpening.Opened;
        switch (answer) {
            case TableOpening.Opened opened when isOpen(opened) -> {
                going = false;
                named.accept(how);
            }
            case TableOpening.Opened opened ->
                    outside.leave().accept(seat, () -> begin.accept(how, opened.beginning()));
            case TableOpening.Refused refused -> {
                instead(how, Words.get("records.refused", refused.problems().problems().size()));
                outside.refused().accept(refused.file(), refused.problems());
            }
            case TableOpening.Unreadable unreadable -> cannot(how, Shown.of(unreadable.message()));
        }
    }

    /// Where another window had it, it is opened anew: that one may be gone.
    private boolean isOpen(TableOpening.Opened opened) {
        return seat.now().filter(now -> takesReviews(now) && opened.isOf(now)).isPresent();
    }

    static boolean takesReviews(RecordReview table) {
        return table.review().readOnly().isEmpty();
    }
}
