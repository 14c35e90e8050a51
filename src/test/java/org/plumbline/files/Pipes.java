package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/// Makes named pipes, where the system has any.
public final class Pipes {

    private Pipes() {}

    /// A new pipe of this name.
    public static Path make(Path path) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no mkfifo here");
        int code = new ProcessBuilder("/usr/bin/mkfifo", path.toString()).start().waitFor();
        Assumptions.assumeTrue(code == 0, "no pipes on this disk");
        return path;
    }

    /// Writes into a pipe as another program would, on a thread of its own.
    public static Thread feed(Path pipe, byte[] bytes) {
        return Thread.ofPlatform()
                .daemon()
                .start(
                        () -> {
                            try {
                                Files.write(pipe, bytes);
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                        });
    }
}
