package org.plumbline.cli;

import java.io.OutputStream;
import java.io.PrintStream;

/// Where a command's words and results go.
///
/// @param out results, as bytes
/// @param err everything else
/// @param isTerminal true where a person reads both: then they may be coloured and redrawn
/// @param around what else a command knows of where it runs
public record Console(OutputStream out, PrintStream err, boolean isTerminal, Surroundings around) {

    public Console(OutputStream out, PrintStream err, boolean isTerminal) {
        this(out, err, isTerminal, Surroundings.ofSystem());
    }

    /// True where a result goes to a terminal and not into a file.
    boolean isColoured(Output output) {
        return isTerminal && !output.isFile();
    }

    /// One line to the user.
    void say(String words) {
        err.println(words);
    }
}
