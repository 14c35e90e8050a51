package org.plumbline.ui.text;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plumbline.text.DefaultIgnorable;
import org.plumbline.text.ExactText;

/// The characters of a text that can make it look like another one: they reorder it, or stand in it
/// unseen. Blanks, joiners and variation selectors, which honest text is full of, are not among
/// them.
///
/// @param counts how often each is there, by code point
public record HiddenCharacters(Map<Integer, Integer> counts) {

    private static final int ZERO_WIDTH_JOINER = 0x200D;

    public HiddenCharacters {
        counts = Map.copyOf(counts);
    }

    /// All of a text; one pass over it.
    public static HiddenCharacters in(ExactText text) {
        Map<Integer, Integer> counts = new TreeMap<>();
        if (!text.isAscii()) {
            String value = text.value();
            for (int i = 0; i < value.length(); i++) {
                // Nothing below has another meaning than what is seen of it.
                if (value.charAt(i) >= 0xAD) {
                    int codePoint = value.codePointAt(i);
                    i += Character.charCount(codePoint) - 1;
                    if (isHidden(codePoint)) {
                        counts.merge(codePoint, 1, Integer::sum);
                    }
                }
            }
        }
        return new HiddenCharacters(counts);
    }

    /// True where there are none.
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /// For example `RIGHT-TO-LEFT OVERRIDE (2), ZERO WIDTH SPACE (1)`.
    public String words() {
        return new TreeMap<>(counts)
                .entrySet().stream()
                        .map(each -> CaretInfo.name(each.getKey()) + " (" + each.getValue() + ")")
                        .collect(Collectors.joining(", "));
    }

    private static boolean isHidden(int codePoint) {
        return DefaultIgnorable.is(codePoint)
                && codePoint != ZERO_WIDTH_JOINER
                && !Marks.isSelector(codePoint);
    }
}
