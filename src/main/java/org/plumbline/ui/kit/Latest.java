package org.plumbline.ui.kit;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Work that is asked for again and again, such as a search while its word is typed: only the last
/// counts, and an answer to what was asked before comes too late and is dropped. FX thread only.
public final class Latest {

    private final Background background;
    private int asked;

    public Latest(Background background) {
        this.background = background;
    }

    /// Starts work in the place of what was asked for before.
    public <T> void run(
            Callable<? extends T> work,
            Consumer<? super T> done,
            Consumer<? super Exception> failed) {
        int mine = ++asked;
        background
                .<T>run(work::call)
                .onDone(answer -> inTime(mine, () -> done.accept(answer)))
                .onFailed(failure -> inTime(mine, () -> failed.accept(failure)));
    }

    /// No answer is waited for any more.
    public void forget() {
        asked++;
    }

    private void inTime(int mine, Runnable then) {
        if (mine == asked) {
            then.run();
        }
    }
}
