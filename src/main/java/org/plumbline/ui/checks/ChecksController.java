package org.plumbline.ui.checks;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;
import org.plumbline.session.checks.CheckList;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.Sha256;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.kit.Words;

/// Reads checks when they are asked for, and goes from one of them to its claim. FX thread only.
public final class ChecksController {

    private final ChecksModel model = new ChecksModel();
    private final Frame frame;
    private final Outside outside;
    private final LongWork readings;
    private @Nullable Place last;

    /// What the list needs of the window around it.
    public interface Outside {

        /// True while this session is shown and its rater may see what is hidden.
        boolean maySee(LabelSession session);

        /// The checks were read: shows the list.
        void show();

        /// Closes the list.
        void close();

        /// Shows a claim in the Label view.
        void goTo(LabelSession session, int sample, String claimId);
    }

    /// Where somebody was when the list was closed.
    ///
    /// @param row its number
    private record Place(Sha256 corpus, String rater, @Nullable StratumKey only, int row) {

        boolean isOf(LabelSession session) {
            return corpus.equals(session.sha256()) && rater.equals(session.review().reviewer());
        }
    }

    private @Nullable LabelSession session;

    public ChecksController(Frame frame, Outside outside) {
        this.frame = frame;
        this.outside = outside;
        readings = new LongWork(frame);
    }

    ChecksModel model() {
        return model;
    }

    /// Shows the list where it was left, or all checks where it was not shown yet.
    public void show(LabelSession session) {
        Place place = last;
        if (place != null && place.isOf(session)) {
            read(session, place.only(), place.row());
        } else {
            read(session, null, 0);
        }
    }

    /// Shows the checks of one stratum.
    public void show(LabelSession session, StratumKey only) {
        Place place = last;
        if (place != null && place.isOf(session) && only.equals(place.only())) {
            read(session, only, place.row());
        } else {
            read(session, only, 0);
        }
    }

    /// Shows all checks in the place of those of a stratum.
    void showAll() {
        LabelSession open = session;
        if (open != null) {
            read(open, null, 0);
        }
    }

    private void read(LabelSession open, @Nullable StratumKey only, int row) {
        readings.run(
                Words.get("checks.busy"),
                progress -> CheckList.of(open, only, progress),
                list -> {
                    if (outside.maySee(open)) {
                        arrived(open, list, row);
                    }
                },
                failure -> {
                    if (!(failure instanceof CancellationException)) {
                        frame.trouble("checks.cannot", failure);
                    }
                });
    }

    private void arrived(LabelSession open, CheckList list, int row) {
        outside.close();
        session = open;
        model.rows.setAll(list.rows());
        model.list.set(list);
        select(list.rows().isEmpty() ? null : list.rows().get(within(row)));
        outside.show();
    }

    private int within(int row) {
        return Math.clamp(row, 0, model.rows.size() - 1);
    }

    /// Makes a check the current one.
    void select(@Nullable CheckRow row) {
        model.current.set(row);
    }

    /// Goes to the claim of the current check; nothing where there is none.
    void go() {
        LabelSession open = session;
        CheckRow row = model.current.get();
        if (open != null && row != null) {
            outside.close();
            outside.goTo(open, row.sample(), row.claimId());
        }
    }

    void close() {
        outside.close();
    }

    /// The list was closed: nothing of it is kept but the place.
    public void closed() {
        LabelSession open = session;
        CheckList list = model.list.get();
        if (open != null && list != null) {
            int row = Math.max(0, model.rows.indexOf(model.current.get()));
            last = new Place(open.sha256(), open.review().reviewer(), list.only(), row);
        }
        session = null;
        model.current.set(null);
        model.list.set(null);
        model.rows.clear();
    }
}
