package org.plumbline.cli;

/// What a command says at its end.
final class ExitCode {

    /// Done, at most with warnings.
    static final int DONE = 0;

    /// Problems with severity error, or a refusal.
    static final int PROBLEMS = 1;

    /// Bad usage, or a file that cannot be read or written.
    static final int UNUSABLE = 2;

    /// Whoever read standard output went away before its end: 128 and SIGPIPE, as of a program that
    /// Unix ends for that.
    static final int READER_GONE = 141;

    private ExitCode() {}
}
