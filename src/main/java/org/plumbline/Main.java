package org.plumbline;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.cli.Failures;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.ui.shell.NoDisplayException;
import org.plumbline.ui.shell.Window;

/// Starts the program: hands the clock, the environment and the streams to whoever needs them.
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        var err =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        var console = new Console(new FileOutputStream(FileDescriptor.out), err, isTerminal());
        var failures = new Failures(console);
        // A thread that dies takes no words with it; what waits for it ends with words of its own.
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.tell(failure));
        int code = CommandFace.run(console, files -> window(console, files), args);
        err.flush();
        System.exit(code);
    }

    /// Whoever set NO_COLOR, or reads through a pipe, wants neither colours nor lines drawn anew.
    @SuppressWarnings("SystemConsoleNull") // Another console provider may still give none.
    private static boolean isTerminal() {
        java.io.Console terminal = System.console();
        return terminal != null && terminal.isTerminal() && System.getenv("NO_COLOR") == null;
    }

    private static int window(Console console, List<Path> files) {
        Map<String, String> environment = System.getenv();
        var data = DataFolder.of(environment, System::getProperty);
        try {
            if (!hasDisplay(environment)) {
                return withoutWindow(console, files);
            }
            keepNativeLibrariesIn(data);
            Window.show(
                    Workspace.of(Environment.of(data, InstantSource.system(), environment)), files);
            return 0;
        } catch (NoDisplayException e) {
            return withoutWindow(console, files);
        }
    }

    /// JavaFX unpacks its native libraries somewhere; that is inside our own folder or nowhere.
    /// Made by JavaFX, the folder could be read by everybody.
    private static void keepNativeLibrariesIn(DataFolder data) {
        if (System.getProperty("javafx.cachedir") != null) {
            return;
        }
        System.setProperty("javafx.cachedir", data.path().resolve("javafx").toString());
        try {
            data.make(Disk.ofSystem(), "javafx");
        } catch (IOException e) {
            // JavaFX finds that it cannot write there, and the session says so of its journal.
            return;
        }
    }

    /// Where there is certainly no screen, JavaFX is not even asked: it would write of it itself.
    private static boolean hasDisplay(Map<String, String> environment) {
        boolean isUnix = !System.getProperty("os.name", "").matches("(?i)(windows|mac).*");
        return !isUnix
                || environment.containsKey("DISPLAY")
                || environment.containsKey("WAYLAND_DISPLAY")
                || System.getProperty("glass.platform") != null;
    }

    private static int withoutWindow(Console console, List<Path> files) {
        if (!files.isEmpty()) {
            console.say(
                    "plumbline: there is no display to open "
                            + files.getFirst()
                            + " on; the commands work without one, see `plumbline --help`.");
            return 2;
        }
        console.say("plumbline: there is no display, so here is the report of the bundled sample.");
        return CommandFace.run(console, none -> 2, "report");
    }
}
