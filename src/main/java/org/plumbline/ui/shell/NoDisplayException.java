package org.plumbline.ui.shell;

/// There is no screen to show a window on.
public final class NoDisplayException extends Exception {

    private static final long serialVersionUID = 1L;

    NoDisplayException(Throwable cause) {
        super("no display to open a window on", cause);
    }
}
