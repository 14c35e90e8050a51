package org.plumbline.ui.kit;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of the window, under dotted keys by screen.
///
/// English on every machine: numbers and dates in the words must not change with its locale.
public final class Words {

    private static final ResourceBundle BUNDLE =
            ResourceBundle.getBundle("words.messages", Locale.ROOT);

    private Words() {}

    /// The words under `key`, with `{0}`, `{1}`… replaced.
    ///
    /// @throws java.util.MissingResourceException where there are none, which is a fault of ours
    public static String get(String key, Object... values) {
        String pattern = BUNDLE.getString(key);
        return new MessageFormat(pattern, Locale.ROOT).format(values);
    }
}
