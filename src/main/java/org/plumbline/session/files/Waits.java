package org.plumbline.session.files;

import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.Awaited;

/// What the program stands still for.
public final class Waits {

    private Waits() {}

    /// The pipes and devices that somebody else has to open, write or close before it goes on, as
    /// the user named them.
    public static List<Path> now() {
        return Awaited.now();
    }
}
