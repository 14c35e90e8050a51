package org.plumbline.exchange;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.problem.Severity;
import org.plumbline.text.Quoted;

/// Problems for people at a terminal: grouped by file, one line for what and one for where.
///
/// What comes from a file is escaped where it could move the cursor, colour the screen or turn the
/// direction of writing.
public final class ProblemsText {

    private static final String BOLD = "\u001b[1m";
    private static final String RED = "\u001b[31m";
    private static final String YELLOW = "\u001b[33m";
    private static final String FAINT = "\u001b[2m";
    private static final String RESET = "\u001b[0m";

    private final boolean coloured;

    private ProblemsText(boolean coloured) {
        this.coloured = coloured;
    }

    /// Writes the problems and a last line that counts them; nothing where there are none.
    ///
    /// @param coloured true for a terminal that shows ANSI colours
    public static void write(ProblemList problems, boolean coloured, Appendable out)
            throws IOException {
        if (!problems.isEmpty()) {
            new ProblemsText(coloured).write(problems, out);
        }
    }

    private void write(ProblemList problems, Appendable out) throws IOException {
        Map<String, List<Problem>> byFile = new LinkedHashMap<>();
        for (Problem problem : problems.problems()) {
            byFile.computeIfAbsent(problem.file(), file -> new ArrayList<>()).add(problem);
        }
        for (var file : byFile.entrySet()) {
            out.append(paint(BOLD, Quoted.escape(file.getKey()))).append('\n');
            for (Problem problem : file.getValue()) {
                write(problem, out);
            }
            out.append('\n');
        }
        out.append(summary(problems, byFile.size())).append('\n');
    }

    private void write(Problem problem, Appendable out) throws IOException {
        Location location = problem.location();
        String colour = problem.severity() == Severity.ERROR ? RED : YELLOW;
        out.append("  ").append(location == null ? "-" : location.toString());
        out.append("  ").append(paint(colour, problem.severity().word()));
        out.append("  ").append(paint(BOLD, problem.code().word()));
        out.append("  ").append(Quoted.escape(problem.message())).append('\n');
        String where = where(problem);
        if (!where.isEmpty()) {
            out.append("      ").append(paint(FAINT, where)).append('\n');
        }
    }

    private static String where(Problem problem) {
        var parts = new ArrayList<String>();
        if (problem.sampleId() != null) {
            parts.add("sample " + Quoted.escape(problem.sampleId()));
        }
        if (problem.pointer() != null && !problem.pointer().isEmpty()) {
            parts.add("at " + Quoted.escape(problem.pointer()));
        }
        return String.join(", ", parts);
    }

    private static String summary(ProblemList problems, int files) {
        long errors = problems.problems().stream().filter(Problem::isError).count();
        long warnings = problems.problems().size() - errors;
        String counts =
                count(errors, "error")
                        + ", "
                        + count(warnings, "warning")
                        + " in "
                        + count(files, "file");
        return problems.omitted() == 0
                ? counts
                : counts + "; " + problems.omitted() + " more are not listed";
    }

    private static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private String paint(String style, String text) {
        return coloured ? style + text + RESET : text;
    }
}
