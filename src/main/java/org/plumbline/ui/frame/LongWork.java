package org.plumbline.ui.frame;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.files.ReadProgress;

/// Reading that a screen asks for again and again, and that takes long: the frame says how far it
/// is and lets the user stop it. Only the last counts: one that nobody wants any more ends soon,
/// and what it answers all the same comes too late and is dropped. FX thread only.
public final class LongWork {

    private final Frame frame;
    private final ReadOnlyBooleanWrapper underWay = new ReadOnlyBooleanWrapper();
    private @Nullable Wanted now;

    public LongWork(Frame frame) {
        this.frame = frame;
    }

    /// Work that tells its progress.
    @FunctionalInterface
    public interface Work<T> {

        /// Worker.
        T run(ReadProgress progress) throws Exception;
    }

    /// Starts work in the place of what is under way.
    ///
    /// @param words what the frame says meanwhile
    /// @param failed told what the work threw: a [java.util.concurrent.CancellationException] where
    ///   the user stopped it
    public <T> void run(
            String words,
            Work<? extends T> work,
            Consumer<? super T> done,
            Consumer<? super Exception> failed) {
        stop();
        var mine = new Wanted(frame.begin(words));
        now = mine;
        underWay.set(true);
        frame.background()
                .<T>run(() -> work.run(mine))
                .onDone(answer -> ended(mine, () -> done.accept(answer)))
                .onFailed(failure -> ended(mine, () -> failed.accept(failure)));
    }

    /// What is under way is not wanted any more.
    public void stop() {
        Wanted last = now;
        if (last != null) {
            last.isUnwanted = true;
            now = null;
            underWay.set(false);
            frame.end();
        }
    }

    private void ended(Wanted work, Runnable then) {
        if (now == work) {
            stop();
            then.run();
        }
    }

    /// True while an answer is waited for.
    public ReadOnlyBooleanProperty underWayProperty() {
        return underWay.getReadOnlyProperty();
    }

    /// The progress of one work, which ends it once something else was asked for.
    private static final class Wanted implements ReadProgress {

        private final ReadProgress shown;
        private volatile boolean isUnwanted;

        Wanted(ReadProgress shown) {
            this.shown = shown;
        }

        @Override
        public void read(long bytes, long total) {
            shown.read(bytes, total);
        }

        @Override
        public boolean isCancelled() {
            return isUnwanted || shown.isCancelled();
        }
    }
}
