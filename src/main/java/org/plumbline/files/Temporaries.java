package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The half-written files of this process: they go when it is told to end (SIGTERM, Ctrl+C), while
/// those of a process that was killed are swept by the next one.
///
/// On purpose as wide as the process, which ends as a whole.
final class Temporaries {

    private static final Set<Path> LIVE = ConcurrentHashMap.newKeySet();

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(Temporaries::deleteAll, "temporaries"));
        } catch (IllegalStateException ignored) {
            // The process ends already; the next one sweeps what is begun now.
            LIVE.clear();
        }
    }

    private Temporaries() {}

    static void add(Path file) {
        LIVE.add(file);
    }

    static void remove(Path file) {
        LIVE.remove(file);
    }

    private static void deleteAll() {
        LIVE.forEach(Temporaries::deleteQuietly);
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException ignored) {
            // Swept by the next run.
            return;
        }
    }
}
