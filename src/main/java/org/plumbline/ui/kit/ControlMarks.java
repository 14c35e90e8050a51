package org.plumbline.ui.kit;

import java.util.HashMap;
import java.util.Map;

/// Shows a text in a control in which people type, which would drop all controls but line ends and
/// tabs in silence: each stands as a mark, such as `␍`, and comes back exactly.
///
/// A mark is one that the text itself does not have, so that it means one thing only.
final class ControlMarks {

    /// Where the signs for control characters begin, in the order of these.
    private static final char SIGNS = '\u2400';

    private static final char SIGN_OF_DELETE = '\u2421';
    private static final char DELETE = '\u007F';

    /// Private use: for a text that has the usual sign itself.
    private static final char SPARE = '\uE000';

    private final Map<Character, Character> marks = new HashMap<>();
    private final Map<Character, Character> controls = new HashMap<>();

    /// What to show for a text, or for a piece that comes into one.
    ///
    /// @param beside what is shown already
    String shown(String exact, String beside) {
        var shown = new StringBuilder(exact.length());
        for (int i = 0; i < exact.length(); i++) {
            char unit = exact.charAt(i);
            shown.append(isDropped(unit) ? mark(unit, exact + beside) : unit);
        }
        return shown.toString();
    }

    /// What is meant by what is shown.
    String exact(String shown) {
        var exact = new StringBuilder(shown.length());
        for (int i = 0; i < shown.length(); i++) {
            char unit = shown.charAt(i);
            exact.append((char) controls.getOrDefault(unit, unit));
        }
        return exact.toString();
    }

    private static boolean isDropped(char unit) {
        return unit == DELETE || (unit < ' ' && unit != '\n' && unit != '\t');
    }

    private char mark(char control, String texts) {
        return marks.computeIfAbsent(
                control,
                none -> {
                    char mark = control == DELETE ? SIGN_OF_DELETE : (char) (SIGNS + control);
                    for (char spare = SPARE; isTaken(mark, texts); spare++) {
                        mark = spare;
                    }
                    controls.put(mark, control);
                    return mark;
                });
    }

    private boolean isTaken(char mark, String texts) {
        return controls.containsKey(mark) || texts.indexOf(mark) >= 0;
    }
}
