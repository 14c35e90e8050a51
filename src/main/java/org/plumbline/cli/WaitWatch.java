package org.plumbline.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/// Says which pipe a command waits for when it does so for more than a moment: whoever mistyped a
/// name would else look at a program that stands still.
final class WaitWatch implements AutoCloseable {

    private static final Duration MOMENT = Duration.ofSeconds(2);

    private final Console console;
    private final Supplier<List<Path>> waits;
    private final Set<Path> seen = new HashSet<>();
    private final Set<Path> told = new HashSet<>();
    private final Thread thread = Thread.ofPlatform().daemon().name("waits").unstarted(this::run);

    /// @param waits what is waited for at the moment
    WaitWatch(Console console, Supplier<List<Path>> waits) {
        this.console = console;
        this.waits = waits;
    }

    void start() {
        thread.start();
    }

    /// Tells what was waited for at the last look already, each once.
    void look() {
        List<Path> now = waits.get();
        for (Path path : now) {
            if (seen.contains(path) && told.add(path)) {
                console.say(
                        "plumbline: waiting for the other end of %s, which is a pipe or a device; Ctrl+C ends this"
                                .formatted(path));
            }
        }
        seen.clear();
        seen.addAll(now);
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(MOMENT);
                look();
            }
        } catch (InterruptedException e) {
            // Closed: the command is done.
            return;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
