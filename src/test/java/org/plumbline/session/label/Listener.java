package org.plumbline.session.label;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;

/// Writes down what a session says of saving.
public final class Listener implements SaveListener {

    final List<String> news = new CopyOnWriteArrayList<>();
    public final CountDownLatch failed = new CountDownLatch(1);
    public final CountDownLatch recovered = new CountDownLatch(1);

    @Override
    public void saved(Saved saved) {
        news.add("saved " + saved.seq());
    }

    @Override
    public void failing(String message, int waiting) {
        news.add(message);
        failed.countDown();
    }

    @Override
    public void recovered() {
        news.add("recovered");
        recovered.countDown();
    }
}
