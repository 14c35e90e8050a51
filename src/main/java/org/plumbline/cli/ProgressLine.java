package org.plumbline.cli;

import org.plumbline.session.files.ReadProgress;

/// How far a long reading is, on one line of the terminal that is drawn again and again; silent
/// where standard error is no terminal, and for files that are read in no time.
final class ProgressLine implements ReadProgress, AutoCloseable {

    /// Below this many bytes nobody would see the line.
    private static final long WORTH_TELLING = 32L << 20;

    private final Console console;
    private int shown = -1;

    ProgressLine(Console console) {
        this.console = console;
    }

    @Override
    public void read(long bytes, long total) {
        if (!console.isTerminal() || total < WORTH_TELLING) {
            return;
        }
        int percent = (int) (bytes * 100 / total);
        if (percent != shown) {
            shown = percent;
            console.err().print("\rreading " + percent + " % of " + (total >> 20) + " MiB");
            console.err().flush();
        }
    }

    /// Takes the line away.
    @Override
    public void close() {
        if (shown >= 0) {
            console.err().print("\r" + " ".repeat(40) + "\r");
            console.err().flush();
            shown = -1;
        }
    }
}
