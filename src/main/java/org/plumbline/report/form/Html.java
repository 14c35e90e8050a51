package org.plumbline.report.form;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.plumbline.text.Visible;

/// Writes HTML element by element, and closes what it opened. Every text is escaped here, in one
/// place.
final class Html {

    private final Writer out;
    private final Deque<String> open = new ArrayDeque<>();

    Html(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    /// Opens an element.
    ///
    /// @param attributes names and values in turn
    Html open(String tag, String... attributes) throws IOException {
        single(tag, attributes);
        open.push(tag);
        return this;
    }

    /// An element that has no end, or none of its own to write.
    Html single(String tag, String... attributes) throws IOException {
        out.write('<');
        out.write(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.write(' ');
            out.write(attributes[i]);
            out.write("=\"");
            escape(attributes[i + 1]);
            out.write('"');
        }
        out.write('>');
        return this;
    }

    /// Closes the innermost element.
    Html close() throws IOException {
        out.write("</");
        out.write(open.pop());
        out.write('>');
        return this;
    }

    /// Closes the innermost element and ends the line.
    Html closeLine() throws IOException {
        close();
        out.write('\n');
        return this;
    }

    /// Words of ours.
    Html text(String text) throws IOException {
        escape(text);
        return this;
    }

    /// A text from a file: kept in its own direction, with marks for what cannot be seen.
    Html name(String text) throws IOException {
        open("bdi");
        var pieces = new ArrayDeque<Piece>();
        Visible.split(
                text,
                plain -> pieces.add(new Piece(plain, false)),
                mark -> pieces.add(new Piece(mark, true)));
        for (Piece piece : pieces) {
            if (piece.mark) {
                element("span", "mark", piece.text);
            } else {
                escape(piece.text);
            }
        }
        return close();
    }

    /// A whole element with a class and words of ours.
    Html element(String tag, String style, String text) throws IOException {
        return open(tag, "class", style).text(text).close();
    }

    /// A cell of a number.
    Html number(String text) throws IOException {
        return element("td", "n", text);
    }

    Html number(long count) throws IOException {
        return number(Long.toString(count));
    }

    /// Markup or style of ours as it is.
    Html raw(String markup) throws IOException {
        out.write(markup);
        return this;
    }

    void flush() throws IOException {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        out.flush();
    }

    private void escape(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.write("&lt;");
                case '>' -> out.write("&gt;");
                case '&' -> out.write("&amp;");
                case '"' -> out.write("&quot;");
                default -> out.write(c);
            }
        }
    }

    private record Piece(String text, boolean mark) {}
}
