package org.plumbline.session.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.plumbline.files.Source;

/// Files that are looked into before they are opened. A pipe gives its bytes once only, so what the
/// look read is kept for the opening. Safe for several threads.
public final class LookedAt {

    private final Map<Path, Source> pipes = new ConcurrentHashMap<>();

    /// To be looked into.
    public Source look(Path file) {
        Source source = Source.of(file);
        if (isPipe(file)) {
            pipes.put(file, source);
        }
        return source;
    }

    /// To be opened, after a look or without one.
    public Source open(Path file) {
        Source looked = pipes.remove(file);
        return looked == null ? Source.of(file) : looked;
    }

    /// True for what is neither file nor folder.
    public static boolean isPipe(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /// Refuses what cannot be read a second time.
    ///
    /// @throws IOException with words for the user
    public static void mustBeAFile(Path file) throws IOException {
        if (isPipe(file)) {
            throw new IOException(onceOnly(file.toString()));
        }
    }

    /// Words for what cannot be read a second time.
    public static String onceOnly(String name) {
        return name
                + " is a pipe or a device, and gives its bytes once only; put them into a file and"
                + " give that";
    }
}
