package org.plumbline.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.problems.ProblemForm;
import org.plumbline.text.Visible;

/// Where a command's words and results go.
///
/// Words may have names and texts of files in them, which anybody may have written: all that could
/// steer a terminal or turn a line around is named instead of written.
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
    public void say(String words) {
        err.println(Visible.of(words));
    }

    /// One line of a result that a person reads.
    void answer(String words) throws IOException {
        out.write((Visible.of(words) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /// Problems that are no result but the reason why there is none, or are told beside one.
    void tell(ProblemList problems) throws IOException {
        ProblemForm.TEXT.write(problems, isTerminal, err);
    }
}
