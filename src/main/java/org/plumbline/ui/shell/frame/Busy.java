package org.plumbline.ui.shell.frame;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.kit.Background;

/// Long work under way: what it is and how far, in the status line, and its end when nobody wants
/// it any more. The last work that began is the one that is told and can be stopped. FX thread
/// only.
public final class Busy {

    private final ShellModel model;
    private final Background background;
    private Told work = new Told();

    public Busy(ShellModel model, Background background) {
        this.model = model;
        this.background = background;
    }

    /// Does work on a worker, with words in the status line until it is done. Of work that was
    /// stopped nothing is told.
    public <T> void run(
            String words,
            LongWork.Work<T> work,
            Consumer<? super T> done,
            Consumer<Exception> failed) {
        ReadProgress progress = begin(words);
        background
                .run(() -> work.run(progress))
                .onDone(
                        answer -> {
                            end();
                            done.accept(answer);
                        })
                .onFailed(
                        failure -> {
                            end();
                            if (!(failure instanceof CancellationException)) {
                                failed.accept(failure);
                            }
                        });
    }

    /// Says that work began.
    ///
    /// @return where it tells its progress, and hears whether it is still wanted
    ReadProgress begin(String words) {
        work = new Told();
        model.busy.set(words);
        model.busyProgress.set(-1);
        return work;
    }

    /// Says that it ended.
    void end() {
        model.busy.set("");
    }

    /// Asks the work to end soon, without a result.
    public void stop() {
        work.cancelled = true;
    }

    private final class Told implements ReadProgress {

        private volatile boolean cancelled;
        private volatile int percent = -1;

        @Override
        public void read(long bytes, long total) {
            int now = total <= 0 ? -1 : (int) (bytes * 100 / total);
            if (now != percent) {
                percent = now;
                background.onScreen(() -> tell(now));
            }
        }

        private void tell(int now) {
            if (work == this) {
                model.busyProgress.set(now < 0 ? -1 : now / 100.0);
            }
        }

        @Override
        public boolean isCancelled() {
            return cancelled;
        }
    }
}
