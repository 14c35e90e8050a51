package org.plumbline.ui.kit;

/// Something that waits to be done once. FX thread only.
public final class Once {

    private Runnable waiting = () -> {};

    /// This waits from now on, in the place of what waited.
    public void set(Runnable then) {
        waiting = then;
    }

    /// What waited, which waits no more.
    public Runnable take() {
        Runnable then = waiting;
        waiting = () -> {};
        return then;
    }
}
