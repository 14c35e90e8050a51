package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.plumbline.session.files.OutFile;

/// Writes a result and never comes to its end, as a program of its own that can be told to stop.
public final class Endless {

    private Endless() {}

    /// Argument: the file to write.
    public static void main(String[] args) throws IOException {
        var never = new CountDownLatch(1);
        OutFile.replace(
                Path.of(args[0]),
                out -> {
                    out.write(new byte[1 << 20]);
                    System.out.println("writing");
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        throw new IOException(e);
                    }
                });
    }
}
