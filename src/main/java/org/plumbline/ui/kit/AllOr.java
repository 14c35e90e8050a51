package org.plumbline.ui.kit;

import java.util.function.UnaryOperator;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// The words of a choice of one value or all of them, which the empty word stands for.
public final class AllOr extends StringConverter<String> {

    private final String all;
    private final UnaryOperator<String> shown;

    /// @param all what the empty word is shown as
    /// @param shown makes a value safe to show
    public AllOr(String all, UnaryOperator<String> shown) {
        this.all = all;
        this.shown = shown;
    }

    @Override
    public String toString(@Nullable String value) {
        return value == null || value.isEmpty() ? all : shown.apply(value);
    }

    @Override
    public String fromString(String words) {
        return words;
    }
}
