package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;

/// A lock is held by another session.
public final class LockHeldException extends IOException {

    private static final long serialVersionUID = 1L;

    private final String holder;

    /// @param holder what the other session wrote about itself; empty where it cannot be read
    LockHeldException(Path file, String holder) {
        super(file + " is locked" + (holder.isEmpty() ? "" : " by " + holder));
        this.holder = holder;
    }

    public String holder() {
        return holder;
    }
}
