package org.plumbline.ui.problems;

import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.problem.Severity;

/// Which problems are shown.
///
/// @param severity null for both
/// @param words what the code, sample, message, pointer or file has to contain, capital and small
///   letters alike; "" for no matter what
record ProblemFilter(@Nullable Severity severity, String words) {

    static final ProblemFilter ALL = new ProblemFilter(null, "");

    ProblemFilter withSeverity(@Nullable Severity other) {
        return new ProblemFilter(other, words);
    }

    ProblemFilter withWords(String others) {
        return new ProblemFilter(severity, others);
    }

    boolean passes(Problem problem) {
        String wanted = words.strip().toLowerCase(Locale.ROOT);
        return (severity == null || problem.severity() == severity)
                && Stream.of(
                                problem.code().word(),
                                problem.sampleId(),
                                problem.message(),
                                problem.pointer(),
                                problem.file())
                        .anyMatch(text -> contains(text, wanted));
    }

    private static boolean contains(@Nullable String text, String wanted) {
        return text != null && text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
