package org.plumbline.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The pipes and devices that this process waits for at the moment: opening a pipe takes until
/// somebody opens its other end, and reading it until that one is closed. Whoever has a person to
/// talk to can say so instead of standing still without a word.
///
/// On purpose as wide as the process: what a thread stands still for is no matter of whose thread
/// it is.
public final class Awaited implements AutoCloseable {

    private static final Set<Awaited> NOW = ConcurrentHashMap.newKeySet();

    private final Path path;

    private Awaited(Path path) {
        this.path = path;
    }

    /// All of them, as the user named them.
    public static List<Path> now() {
        return NOW.stream().map(awaited -> awaited.path).distinct().sorted().toList();
    }

    /// Waits for a pipe or a device from now on, until this is closed.
    static Awaited begin(Path path) {
        var awaited = new Awaited(path);
        NOW.add(awaited);
        return awaited;
    }

    @Override
    public void close() {
        NOW.remove(this);
    }
}
