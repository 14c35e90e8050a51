package org.plumbline.ui.kit;

import java.text.Bidi;
import org.plumbline.text.Visible;

/// Values from files, names of files and messages, as the window's own labels show them.
public final class Shown {

    private static final char FIRST_STRONG_ISOLATE = '\u2068';
    private static final char POP_ISOLATE = '\u2069';

    private Shown() {}

    /// The value with a mark such as `<U+202E>` in the place of each character that cannot be seen
    /// or that reorders its line.
    ///
    /// A value that runs from right to left is isolated: it would else take the words, digits and
    /// dots beside it along.
    public static String of(String value) {
        String visible = Visible.of(value);
        return Bidi.requiresBidi(visible.toCharArray(), 0, visible.length())
                ? FIRST_STRONG_ISOLATE + visible + POP_ISOLATE
                : visible;
    }

    /// Why something failed.
    public static String reason(Exception failure) {
        String message = failure.getMessage();
        return of(message == null ? failure.toString() : message);
    }
}
