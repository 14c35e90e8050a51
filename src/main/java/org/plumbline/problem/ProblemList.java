package org.plumbline.problem;

import java.util.List;
import java.util.stream.Stream;

/// The problems of one or several files: by file in the order given, then by line, column, code and
/// pointer.
///
/// @param problems the first of each file, at most [FileProblems#LISTED] a file
/// @param omitted how many more there are
/// @param hasErrors true where a problem, listed or not, is an error
public record ProblemList(List<Problem> problems, long omitted, boolean hasErrors) {

    /// Nothing is wrong.
    public static final ProblemList NONE = new ProblemList(List.of(), 0, false);

    public ProblemList {
        problems = List.copyOf(problems);
    }

    /// These and then others, as one list.
    public ProblemList and(ProblemList others) {
        return new ProblemList(
                Stream.concat(problems.stream(), others.problems.stream()).toList(),
                omitted + others.omitted,
                hasErrors || others.hasErrors);
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }
}
