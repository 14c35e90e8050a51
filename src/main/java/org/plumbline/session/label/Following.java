package org.plumbline.session.label;

import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Drafts;
import org.plumbline.labels.Draft;
import org.plumbline.session.order.Route;
import org.plumbline.session.progress.FileProgress;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.queue.SampleQueue;
import org.plumbline.session.review.ItemListener;
import org.plumbline.session.review.JournalledReview;

/// What follows from each step of labelling: how much is labelled, what the queue shows of it, and
/// where the reviewer is. Changed under the lock of the review.
final class Following implements ItemListener<String, Draft> {

    private final SampleStore store;
    private final Route route;
    private final SampleQueue queue;
    private volatile FileProgress counts;

    /// Counts what stands, and follows the review from then on.
    Following(
            SampleStore store,
            Route route,
            SampleQueue queue,
            JournalledReview<String, Draft> review) {
        this.store = store;
        this.route = route;
        this.queue = queue;
        this.counts = review.read(drafts -> counted(store, drafts));
        review.follow(this);
    }

    FileProgress counts() {
        return counts;
    }

    private static FileProgress counted(SampleStore store, Drafts<String, Draft> drafts) {
        long claims = 0;
        for (int i = 0; i < store.size(); i++) {
            claims += store.outline(i).claims();
        }
        var sum = new FileProgress(store.size(), 0, 0, claims, 0);
        for (String sampleId : drafts.touched()) {
            sum = after(store, sum, sampleId, Draft.EMPTY, drafts.draft(sampleId));
        }
        return sum;
    }

    private static FileProgress after(
            SampleStore store, FileProgress sum, String sampleId, Draft before, Draft now) {
        var index = store.indexOf(sampleId);
        if (index.isEmpty()) {
            return sum;
        }
        int claims = store.outline(index.getAsInt()).claims();
        return sum.after(SampleProgress.of(before, claims), SampleProgress.of(now, claims));
    }

    @Override
    public void changed(String sampleId, Draft before, Draft now) {
        counts = after(store, counts, sampleId, before, now);
        queue.changed(sampleId, now);
    }

    @Override
    public void moved() {
        route.acted();
    }

    @Override
    public void closing() {
        route.write();
    }
}
