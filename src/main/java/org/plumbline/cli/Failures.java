package org.plumbline.cli;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.regex.Pattern;
import picocli.CommandLine;

/// Words what went wrong outside the files themselves: a disk, too little memory, or a fault of
/// ours. Whatever it is, nobody is shown a stack trace who has not asked for one.
public final class Failures implements CommandLine.IExecutionExceptionHandler {

    /// Set to `true` by whoever looks for a fault of the program.
    private static final String TRACE = "plumbline.trace";

    private static final String OURS = "org.plumbline.";

    /// How Unix and Windows say that nobody reads a pipe.
    private static final Pattern PIPE =
            Pattern.compile(
                    "^(broken pipe|the pipe (is being closed|has been ended))", CASE_INSENSITIVE);

    private final Console console;

    public Failures(Console console) {
        this.console = console;
    }

    @Override
    public int handleExecutionException(
            Exception failure, CommandLine line, CommandLine.ParseResult parsed) {
        return tell(failure);
    }

    /// Says what happened; gives the exit code.
    public int tell(Throwable failure) {
        if (isEnding()) {
            // Told to end (SIGTERM, Ctrl+C): what fails by it on other threads is nobody's concern.
            return ExitCode.UNUSABLE;
        }
        if (isReaderGone(failure)) {
            return ExitCode.READER_GONE;
        }
        console.say("plumbline: " + words(failure));
        if (Boolean.getBoolean(TRACE)) {
            var trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            trace.toString().lines().forEach(console::say);
        }
        return ExitCode.UNUSABLE;
    }

    private static boolean isEnding() {
        var probe = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /// True where standard output is a pipe that nobody reads any more, such as that of `head`,
    /// which had enough: no fault of any file. A file or pipe that was named with -o has words of
    /// its own.
    private static boolean isReaderGone(Throwable failure) {
        return failure instanceof IOException
                && PIPE.matcher(String.valueOf(failure.getMessage())).find();
    }

    private static String words(Throwable failure) {
        return switch (failure) {
            case ExecutionException e when e.getCause() != null -> words(e.getCause());
            case CompletionException e when e.getCause() != null -> words(e.getCause());
            case IOException e -> String.valueOf(e.getMessage());
            case InvalidPathException e ->
                    "%s is no name of a file here: %s".formatted(e.getInput(), e.getReason());
            case OutOfMemoryError e ->
                    "more memory is needed than the %s MiB that Java may take here; allow it more, for example by PLUMBLINE_JAVA_OPTIONS=-Xmx%sm in the environment"
                            .formatted(most() >> 20, most() >> 19);
            default -> fault(failure);
        };
    }

    private static long most() {
        return Runtime.getRuntime().maxMemory();
    }

    /// Bad input never comes here; whoever sees this has found a fault of the program.
    private static String fault(Throwable failure) {
        String where =
                Arrays.stream(failure.getStackTrace())
                        .filter(frame -> frame.getClassName().startsWith(OURS))
                        .findFirst()
                        .map(frame -> " at " + frame)
                        .orElse("");
        return "this is a fault of the program, please report it: %s%s; PLUMBLINE_JAVA_OPTIONS=-D%s=true tells more"
                .formatted(failure, where, TRACE);
    }
}
