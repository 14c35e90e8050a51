package org.plumbline.cli;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// Words a command line that is not understood: what is wrong with it and where help is, and not
/// the whole help, under which the first would be buried.
final class Misuse implements CommandLine.IParameterExceptionHandler {

    private final Console console;

    Misuse(Console console) {
        this.console = console;
    }

    /// What is thrown where options do not fit together.
    ///
    /// @param spec of the command they were given to
    static CommandLine.ParameterException of(@Nullable CommandSpec spec, String words) {
        if (spec == null) {
            throw new IllegalStateException("picocli gives every command its description");
        }
        return new CommandLine.ParameterException(spec.commandLine(), words);
    }

    @Override
    public int handleParseException(CommandLine.ParameterException misuse, String[] args) {
        console.say("plumbline: " + misuse.getMessage());
        var suggestions = new StringWriter();
        CommandLine.UnmatchedArgumentException.printSuggestions(
                misuse, new PrintWriter(suggestions, true));
        suggestions.toString().lines().forEach(console::say);
        dashed(misuse, args)
                .ifPresent(
                        name ->
                                console.say(
                                        "plumbline: %s was taken for an option: a name that begins with a dash needs ./ before it, as ./%s, or -- before the names"
                                                .formatted(name, name)));
        String command = misuse.getCommandLine().getCommandSpec().qualifiedName();
        console.say("plumbline: see `%s --help`".formatted(command));
        return ExitCode.UNUSABLE;
    }

    /// A word that was taken for an option and is none, where it may have been meant as a file: one
    /// of that name is there, or the name of a file is missing.
    private static Optional<String> dashed(CommandLine.ParameterException misuse, String[] args) {
        CommandSpec spec = misuse.getCommandLine().getCommandSpec();
        boolean missing = misuse instanceof CommandLine.MissingParameterException;
        return Stream.of(args)
                .takeWhile(word -> !word.equals("--"))
                .filter(word -> word.length() > 2 && word.startsWith("-"))
                .filter(word -> spec.findOption(word.replaceFirst("=.*", "")) == null)
                .filter(
                        word ->
                                new File(word).exists()
                                        || (missing
                                                && spec.findOption(word.substring(0, 2)) == null))
                .findFirst();
    }
}
