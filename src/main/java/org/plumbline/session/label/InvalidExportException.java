package org.plumbline.session.label;

import java.io.IOException;
import java.util.List;
import org.plumbline.problem.Problem;

/// What was to be exported is not valid, so it is not.
final class InvalidExportException extends IOException {

    private static final long serialVersionUID = 1L;

    private final String words;
    private final transient List<Problem> problems;

    InvalidExportException(String message, List<Problem> problems) {
        super(message);
        this.words = message;
        this.problems = List.copyOf(problems);
    }

    String words() {
        return words;
    }

    List<Problem> problems() {
        return problems;
    }
}
