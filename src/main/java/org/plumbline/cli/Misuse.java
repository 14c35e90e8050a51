package org.plumbline.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
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
        String command = misuse.getCommandLine().getCommandSpec().qualifiedName();
        console.say("plumbline: see `%s --help`".formatted(command));
        return ExitCode.UNUSABLE;
    }
}
