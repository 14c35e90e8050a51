package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Where a text has a word: literally, never normalised, and never half of a grapheme cluster, so
/// that `cafe` does not find the start of a decomposed `café`.
///
/// @param count how many times, none overlapping
/// @param spans where, in bytes; only the first [#MOST] of them
public record TextSearch(int count, List<Span> spans) {

    /// More hits than this are counted and not kept.
    static final int MOST = 10_000;

    private static final TextSearch NOTHING = new TextSearch(0, List.of());

    public TextSearch {
        spans = List.copyOf(spans);
    }

    /// All occurrences of `wanted`; none of an empty word.
    ///
    /// @param matchCase whether capital and small letters differ; where they do not, letters are
    ///   compared one by one as [String#regionMatches(boolean, int, String, int, int)] does
    public static TextSearch of(ExactText text, String wanted, boolean matchCase) {
        if (wanted.isEmpty()) {
            return NOTHING;
        }
        String value = text.value();
        List<Span> spans = new ArrayList<>();
        int count = 0;
        for (int at = next(value, wanted, 0, matchCase); at >= 0; ) {
            int end = at + wanted.length();
            if (!isWhole(value, at, end)) {
                at = next(value, wanted, at + 1, matchCase);
                continue;
            }
            if (count++ < MOST) {
                spans.add(new Span(text.byteOffset(at), text.byteOffset(end)));
            }
            at = next(value, wanted, end, matchCase);
        }
        return new TextSearch(count, spans);
    }

    private static int next(String value, String wanted, int from, boolean matchCase) {
        if (matchCase) {
            return value.indexOf(wanted, from);
        }
        for (int i = from; i + wanted.length() <= value.length(); i++) {
            if (value.regionMatches(true, i, wanted, 0, wanted.length())) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isWhole(String value, int start, int end) {
        return Graphemes.floor(value, start) == start && Graphemes.floor(value, end) == end;
    }
}
