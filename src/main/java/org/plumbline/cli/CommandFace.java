package org.plumbline.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Waits;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The program as a command: with a subcommand the work without a window, else the window.
@Command(
        name = "plumbline",
        mixinStandardHelpOptions = true,
        versionProvider = CommandFace.Version.class,
        description = {
            "Judges LLM feedback claim by claim against stored evidence, offline.",
            "Without a command it opens the window, on the files or on the bundled sample."
        },
        footer = {
            "",
            "Exit codes: 0 done, 1 problems in a file or a signature that does not verify, 2 bad usage"
                    + " or a file that cannot be read or written, 141 nobody read the output to its end."
        })
public final class CommandFace implements Runnable {

    private final Console console;
    private final Window window;
    private final WaitWatch waits;
    private final CommandLine line = new CommandLine(this);
    private int exitCode;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description =
                    "A corpus or requests file to open in the window, the files that belong to it, a"
                            + " table of records.")
    private List<String> names = List.of();

    /// Opens the window.
    @FunctionalInterface
    public interface Window {
        /// Returns the exit code once the window is closed.
        int open(List<Path> files);
    }

    private CommandFace(Console console, Window window) {
        this.console = console;
        this.window = window;
        this.waits = new WaitWatch(console, Waits::now);
    }

    /// Runs a command and returns its exit code.
    public static int run(Console console, Window window, String... args) {
        var face = new CommandFace(console, window);
        CommandLine line = face.line;
        line.addSubcommand(new ValidateCommand(console));
        line.addSubcommand(new RequestsCommand(console));
        line.addSubcommand(new ReportCommand(console));
        line.addSubcommand(new CapturesCommand(console));
        line.addSubcommand(new ChecksCommand(console));
        line.addSubcommand(new DisputesCommand(console));
        line.addSubcommand(new TakeoverCommand(console));
        line.addSubcommand(new KeygenCommand(console));
        line.addSubcommand(new SignCommand(console));
        line.addSubcommand(new VerifyCommand(console));
        line.addSubcommand(RecordsCommand.line(console));
        inTheirOrder(line);
        line.registerConverter(Path.class, new FileName());
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // A name that begins with @ is a name: the words of that file are nobody's arguments.
        line.setExpandAtFiles(false);
        // A name that starts with a dash but is no option is a mistake, not a file.
        line.setUnmatchedOptionsArePositionalParams(false);
        var failures = new Failures(console);
        line.setExecutionExceptionHandler(failures);
        line.setParameterExceptionHandler(new Misuse(console));
        try (face.waits) {
            face.waits.start();
            int code = line.execute(args);
            return code == CommandLine.ExitCode.OK ? face.exitCode : code;
        } catch (Throwable failure) {
            return failures.tell(failure);
        }
    }

    /// Options are told as they are declared: sorted by name they would come as the machine's
    /// language has it, and Turkish sorts another i.
    private static void inTheirOrder(CommandLine line) {
        line.getCommandSpec().usageMessage().sortOptions(false).sortSynopsis(false);
        line.getSubcommands().values().forEach(CommandFace::inTheirOrder);
    }

    @Override
    public void run() {
        List<Path> files = files();
        List<Path> missing = Given.missing(files.stream());
        if (missing.isEmpty()) {
            // The window says itself what it waits for.
            waits.close();
            exitCode = window.open(files);
        } else {
            console.say("plumbline: " + words(files, missing));
            exitCode = ExitCode.UNUSABLE;
        }
    }

    /// Not by picocli: it would call a name that is none an argument too many.
    private List<Path> files() {
        var name = new FileName();
        try {
            return names.stream().map(name::convert).toList();
        } catch (CommandLine.TypeConversionException e) {
            throw new CommandLine.ParameterException(line, e.getMessage(), e);
        }
    }

    private String words(List<Path> files, List<Path> missing) {
        if (missing.getFirst().equals(files.getFirst()) && isMistyped(missing.getFirst())) {
            return "no command and no file has the name %s; the commands are %s"
                    .formatted(
                            missing.getFirst(), String.join(", ", line.getSubcommands().keySet()));
        }
        return "%s %s not there; give the name of a corpus or a requests file"
                .formatted(Given.words(missing), missing.size() == 1 ? "is" : "are");
    }

    /// A single plain word that is no file was most likely meant as a command.
    private static boolean isMistyped(Path file) {
        String name = file.toString();
        return file.getNameCount() == 1
                && !file.isAbsolute()
                && name.chars().allMatch(Character::isLetter);
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"plumbline " + Bundled.tool().version()};
        }
    }
}
