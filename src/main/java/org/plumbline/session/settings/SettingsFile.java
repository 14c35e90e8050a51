package org.plumbline.session.settings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.plumbline.files.Aside;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Folders;
import org.plumbline.files.Trouble;
import org.plumbline.session.files.Environment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// Keeps [Settings] in the data folder. Settings never stop a start: a file that cannot be read is
/// put aside, and the program begins with [Settings#FIRST].
public final class SettingsFile {

    private final Environment place;
    private final Path file;

    /// Settings are no reason to keep anybody who leaves.
    private static final int LONGEST_WAIT_SECONDS = 2;

    /// No settings are longer.
    private static final long LONGEST = 4 << 20;

    private final Executor worker;
    private Settings current = Settings.FIRST;

    /// What was last seen in the file.
    private Settings known = Settings.FIRST;

    private Optional<String> notice = Optional.empty();
    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    /// @param worker where files are written
    public SettingsFile(Environment place, Executor worker) {
        this.place = place;
        this.file = place.data().path().resolve("settings.json");
        this.worker = worker;
    }

    /// What was kept, or the first settings. Reads a small file; done once, before the window.
    public synchronized Settings load() {
        try {
            current = inFile().map(SettingsJson::settings).orElse(Settings.FIRST);
            known = current;
        } catch (IOException e) {
            tell("The settings could not be read: " + Trouble.of(e) + ".");
        }
        return current;
    }

    /// What is in the file; empty where there are no settings by now.
    private Optional<JsonNode> inFile() throws IOException {
        if (!place.disk().exists(file)) {
            return Optional.empty();
        }
        var read =
                isTooLong()
                        ? Optional.<JsonNode>empty()
                        : SettingsJson.read(place.disk().read(file));
        if (read.isEmpty()) {
            putAside();
        }
        return read;
    }

    private boolean isTooLong() throws IOException {
        try (var channel = place.disk().source(file.toString(), file).open()) {
            return channel.size() > LONGEST;
        }
    }

    private void putAside() throws IOException {
        Path aside = Aside.move(place.disk(), file, "broken");
        tell(
                "The settings could not be read. The program starts with the first ones;"
                        + " the old file is kept as "
                        + aside
                        + ".");
    }

    private synchronized void tell(String words) {
        notice = Optional.of(words);
    }

    /// What the user should know about [#load()]; empty where all went well.
    public synchronized Optional<String> notice() {
        return notice;
    }

    public synchronized Settings current() {
        return current;
    }

    /// Remembers these settings. They count at once and are written on the worker, the last ones
    /// last; the answer fails where that did not work.
    public synchronized CompletableFuture<Void> keep(Settings settings) {
        if (settings.equals(current)) {
            return last;
        }
        current = settings;
        last = last.exceptionally(earlier -> null).thenRunAsync(this::write, worker);
        return last;
    }

    /// Waits until the settings are written, or cannot be, but not for long.
    public void settle() {
        CompletableFuture<Void> waiting;
        synchronized (this) {
            waiting = last;
        }
        waiting.exceptionally(failure -> null)
                .completeOnTimeout(null, LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    private void write() {
        Settings mine;
        Settings base;
        synchronized (this) {
            mine = current;
            base = known;
        }
        if (mine.equals(base)) {
            // An earlier run took these along, as by a slider that is dragged.
            return;
        }
        try {
            Folders.make(place.disk(), place.data().path());
            // Another window may have kept its own since.
            JsonNode before = inFile().orElse(MissingNode.getInstance());
            Settings there = before.isMissingNode() ? base : SettingsJson.settings(before);
            Settings both = mine.over(there, base);
            AtomicFile.forThisUserAlone(place.disk())
                    .replace(file, SettingsJson.write(both, before));
            written(mine, both);
        } catch (IOException e) {
            throw new CompletionException("The settings were not kept: " + Trouble.of(e) + ".", e);
        }
    }

    private synchronized void written(Settings mine, Settings both) {
        known = both;
        current = current.over(both, mine);
    }
}
