package org.plumbline.sample;

import java.nio.charset.Charset;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What stands between `⟨` and `⟩` in a source: characters that an editor would hide or change, and
/// the marks of a quotation.
final class Notation {

    private static final Pattern CODE_POINT = Pattern.compile("⟨U\\+([0-9A-F]{4,6})⟩");
    private static final Pattern OCCURRENCE = Pattern.compile("^⟨#([0-9]+)⟩");
    private static final String GAP = "⟨..⟩";

    private Notation() {}

    static String decode(String source) {
        return CODE_POINT
                .matcher(source)
                .replaceAll(code -> Matcher.quoteReplacement(Character.toString(codePoint(code))));
    }

    private static int codePoint(MatchResult code) {
        return Integer.parseInt(code.group(1), 16);
    }

    /// Finds the bytes that a quotation means: `⟨#2⟩` at its begin takes the second occurrence,
    /// `⟨..⟩` spans from the words before it to the next place of the words after it.
    static Range find(String quotation, String text, Charset charset) {
        int occurrence = 0;
        Matcher numbered = OCCURRENCE.matcher(quotation);
        if (numbered.find()) {
            occurrence = Integer.parseInt(numbered.group(1));
        }
        String words = decode(numbered.replaceFirst(""));
        int gap = words.indexOf(GAP);
        String first = gap < 0 ? words : words.substring(0, gap);
        int start = nth(first, occurrence, text);
        int end = start + first.length();
        if (gap >= 0) {
            String last = words.substring(gap + GAP.length());
            end = indexOf(last, text, end) + last.length();
        }
        return new Range(
                text.substring(0, start).getBytes(charset).length,
                text.substring(0, end).getBytes(charset).length,
                text.substring(start, end));
    }

    private static int nth(String words, int occurrence, String text) {
        int at = indexOf(words, text, 0);
        for (int i = 1; i < occurrence; i++) {
            at = indexOf(words, text, at + 1);
        }
        // A quotation that means more than one place would move silently when the text is edited.
        if (occurrence == 0 && text.indexOf(words, at + 1) >= 0) {
            throw new IllegalArgumentException("quoted more than once, needs ⟨#1⟩: " + words);
        }
        return at;
    }

    private static int indexOf(String words, String text, int from) {
        int at = text.indexOf(words, from);
        if (at < 0) {
            throw new IllegalArgumentException("not found: “" + words + "” in\n" + text);
        }
        return at;
    }

    /// Bytes of a text, half open, and what they spell.
    record Range(int start, int end, String text) {}
}
