package org.plumbline.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.problem.Severity;
import org.plumbline.text.Visible;

/// Problems for a person at a terminal: by file, each with its place on one line and what is wrong
/// below it. What a name in a file could steer the terminal with is shown as a mark.
public final class ProblemsText {

    private static final String RED = "\u001b[31m";
    private static final String YELLOW = "\u001b[33m";
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final boolean coloured;
    private final StringBuilder text = new StringBuilder();

    private ProblemsText(boolean coloured) {
        this.coloured = coloured;
    }

    /// Writes all of them; does not close `out`.
    ///
    /// @param coloured true for a terminal that shows colours
    public static void write(ProblemList problems, boolean coloured, OutputStream out)
            throws IOException {
        var form = new ProblemsText(coloured);
        form.all(problems);
        out.write(form.text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void all(ProblemList problems) {
        String file = "";
        int errors = 0;
        for (Problem problem : problems.problems()) {
            if (!problem.file().equals(file)) {
                file = problem.file();
                line(painted(BOLD, Visible.of(file)));
            }
            errors += problem.isError() ? 1 : 0;
            one(problem);
        }
        if (problems.isEmpty()) {
            line("No problems.");
            return;
        }
        int warnings = problems.problems().size() - errors;
        line("");
        line(
                count(errors, "error")
                        + ", "
                        + count(warnings, "warning")
                        + (problems.omitted() == 0
                                ? "."
                                : "; " + problems.omitted() + " more are not listed."));
    }

    private void one(Problem problem) {
        boolean isError = problem.severity() == Severity.ERROR;
        Location location = problem.location();
        String place = location == null ? "-" : location.toString();
        String pointer = problem.pointer();
        String sample = problem.sampleId();
        line(
                "  "
                        + place
                        + "  "
                        + painted(isError ? RED : YELLOW, problem.severity().word())
                        + "  "
                        + problem.code().word()
                        + (pointer == null || pointer.isEmpty() ? "" : "  " + Visible.of(pointer))
                        + (sample == null ? "" : "  (" + Visible.of(sample) + ")"));
        line("      " + Visible.of(problem.message()));
    }

    private void line(String words) {
        text.append(words).append('\n');
    }

    private String painted(String colour, String words) {
        return coloured ? colour + words + PLAIN : words;
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
