package org.plumbline.report.checks;

import java.util.Base64;
import org.plumbline.corpus.Content;
import org.plumbline.text.ExactText;
import org.plumbline.text.Shortened;
import org.plumbline.text.Span;
import org.plumbline.text.Visible;

/// The beginning of what is stored, safe to show, and how much there is: a region may be a whole
/// file, of which nobody reads more on the way to its claim.
///
/// @param lines what is shown, each line end as a mark at the end of its line; lines follow on each
///   other by a line feed
/// @param bytes how many there are in all
/// @param isCut true where not all of them are shown
/// @param isText false for bytes, which are shown in base64
public record Excerpt(String lines, int bytes, boolean isCut, boolean isText) {

    /// Of a region.
    ///
    /// @param most so many characters are shown
    public static Excerpt of(Content content, int most) {
        return switch (content) {
            case Content.Text(ExactText text) -> of(text, most);
            case Content.Binary binary -> of(binary, most);
        };
    }

    /// Of a text.
    ///
    /// @param most so many characters are shown
    public static Excerpt of(ExactText text, int most) {
        // A character may be a cluster of many code points, of which the first ones are enough.
        int end = Math.min(text.byteLength(), most * 4);
        while (!text.isBoundary(end)) {
            end--;
        }
        String begun = text.slice(new Span(0, end));
        String shown = begun.substring(0, Shortened.end(begun, most));
        boolean isCut = end < text.byteLength() || shown.length() < begun.length();
        return new Excerpt(lines(shown), text.byteLength(), isCut, true);
    }

    private static Excerpt of(Content.Binary binary, int most) {
        byte[] bytes = binary.bytes();
        String shown = Base64.getEncoder().encodeToString(bytes);
        boolean isCut = shown.length() > most;
        return new Excerpt(isCut ? shown.substring(0, most) : shown, bytes.length, isCut, false);
    }

    private static String lines(String text) {
        var shown = new StringBuilder();
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf('\n', start) + 1;
            end = end == 0 ? text.length() : end;
            shown.append(Visible.of(text.substring(start, end)));
            shown.append(end < text.length() ? "\n" : "");
            start = end;
        }
        return shown.toString();
    }
}
