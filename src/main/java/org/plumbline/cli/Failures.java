package org.plumbline.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/// Words what went wrong outside the files themselves: a disk, or a fault of ours.
final class Failures implements CommandLine.IExecutionExceptionHandler {

    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    @Override
    public int handleExecutionException(
            Exception failure, CommandLine line, CommandLine.ParseResult parsed) {
        if (failure instanceof IOException) {
            console.say("plumbline: " + failure.getMessage());
            return ExitCode.UNUSABLE;
        }
        // Bad input never comes here; whoever sees this has found a fault of the program.
        var trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        console.say("plumbline: this is a fault of the program, please report it:\n" + trace);
        return ExitCode.UNUSABLE;
    }
}
