package org.plumbline.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// A process of its own, so that its heap is the one that is asked for: validates a corpus, makes
/// its requests and its report, lists its checks, and prints `command exit-code` for each, and what
/// was said.
final class SmallHeapRun {

    private SmallHeapRun() {}

    /// Runs the four commands.
    ///
    /// @param args the corpus
    public static void main(String[] args) throws IOException {
        Path requests = Files.createTempFile(Path.of(args[0]).getParent(), "requests", ".json");
        Path checks = Files.createTempFile(Path.of(args[0]).getParent(), "checks", ".json");
        run("validate", args[0]);
        run("requests", args[0], "-o", requests.toString());
        run("report", "--corpus", args[0]);
        run("checks", args[0], "-o", checks.toString());
    }

    private static void run(String... command) {
        var err = new ByteArrayOutputStream();
        var console =
                new Console(
                        new ByteArrayOutputStream(),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false);
        int code = CommandFace.run(console, files -> -1, command);
        System.out.println(command[0] + " " + code);
        System.err.println(err.toString(StandardCharsets.UTF_8));
    }
}
