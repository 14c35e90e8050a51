package org.plumbline.ui.kit;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The words of the window, under dotted keys by screen.
///
/// English on every machine: numbers and dates in the words must not change with its locale.
public final class Words {

    private static final ResourceBundle BUNDLE =
            ResourceBundle.getBundle("words.messages", Locale.ROOT);

    private Words() {}

    /// The words under `key`, with `{0}`, `{1}`… replaced. A string or a path may come from
    /// anywhere and is put in as [Shown#of] shows it; words of the window itself are [#said].
    ///
    /// @throws java.util.MissingResourceException where there are none, which is a fault of ours
    public static String get(String key, Object... values) {
        String pattern = BUNDLE.getString(key);
        Object[] shown = Arrays.stream(values).map(Words::shown).toArray();
        return new MessageFormat(pattern, Locale.ROOT).format(shown);
    }

    /// The words under `key`, as they stand; empty where there are none.
    static Optional<String> find(String key) {
        return BUNDLE.containsKey(key) ? Optional.of(BUNDLE.getString(key)) : Optional.empty();
    }

    /// Words that are safe to show already, to be put into others.
    public static Said said(String words) {
        return new Said(words);
    }

    /// Words in which each value from outside is made visible.
    public record Said(String words) {

        @Override
        public String toString() {
            return words;
        }
    }

    private static Object shown(Object value) {
        return switch (value) {
            case String text -> Shown.of(text);
            case Path path -> Shown.of(path.toString());
            default -> value;
        };
    }
}
