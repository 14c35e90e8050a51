package org.plumbline.ui.records;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.review.Who;

/// Somebody at the Records view, who may have said no name yet.
final class AskedWho implements Who {

    String name;

    /// What waits for a name.
    final List<Runnable> waiting = new ArrayList<>();

    AskedWho(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void before(Runnable then) {
        if (name.isEmpty()) {
            waiting.add(then);
        } else {
            then.run();
        }
    }

    @Override
    public void opened(JournalledReview<?, ?> review) {}
}
