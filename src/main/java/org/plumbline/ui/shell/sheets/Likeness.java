package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How well a name fits what was typed: whole pieces before letters that only follow one another.
final class Likeness {

    /// What begins a name fits best.
    private static final int AT_START = 0;

    private static final int AT_WORD = 1;
    private static final int INSIDE = 2;

    /// Letters in their order with others between, such as `htheme` for "High contrast theme".
    private static final int SCATTERED = 6;

    private Likeness() {}

    /// The sum over the typed words, each of which must fit; smaller is better.
    ///
    /// @param typed lower-case words
    static Optional<Integer> of(String name, List<String> typed) {
        String lower = name.toLowerCase(Locale.ROOT);
        int sum = 0;
        for (String word : typed) {
            int one = of(lower, word);
            if (one < 0) {
                return Optional.empty();
            }
            sum += one;
        }
        return Optional.of(sum);
    }

    private static int of(String name, String word) {
        int at = name.indexOf(word);
        if (at == 0) {
            return AT_START;
        }
        if (at < 0) {
            return isScattered(name, word) ? SCATTERED : -1;
        }
        while (at >= 0) {
            if (isWordStart(name, at)) {
                return AT_WORD;
            }
            at = name.indexOf(word, at + 1);
        }
        return INSIDE;
    }

    /// True where a word of the name begins with the first letter, and the others follow: nearly
    /// every long name has some letters in their order.
    private static boolean isScattered(String name, String word) {
        if (word.length() < 2) {
            return false;
        }
        for (int at = name.indexOf(word.charAt(0)); at >= 0; ) {
            if (isWordStart(name, at)) {
                return follow(name, at + 1, word);
            }
            at = name.indexOf(word.charAt(0), at + 1);
        }
        return false;
    }

    private static boolean follow(String name, int from, String word) {
        int at = from;
        for (int i = 1; i < word.length(); i++) {
            at = name.indexOf(word.charAt(i), at) + 1;
            if (at == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWordStart(String name, int at) {
        return at == 0 || !Character.isLetterOrDigit(name.charAt(at - 1));
    }
}
