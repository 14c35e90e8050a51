package org.plumbline.ui.code;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.text.Visible;

/// A text in rows of limited length, with what its tokens are.
///
/// @param source as it is stored
/// @param rows at least one
public record Code(String source, List<Row> rows) {

    /// Longer texts are not shown in this form.
    public static final int LONGEST = 512 << 10;

    /// A row goes on in the next one after so many characters.
    static final int LONGEST_ROW = 2000;

    /// What a token is.
    enum Token {
        PLAIN,
        NAME,
        STRING,
        NUMBER,
        WORD
    }

    /// Characters of one token, as they are shown.
    ///
    /// @param start where they begin in the source
    record Piece(int start, int end, String shown, Token token) {}

    /// A row.
    ///
    /// @param line its number from 1; 0 where it goes on with the line before
    /// @param start where it begins in the source
    /// @param end where it ends there, before its line end
    record Row(int line, int start, int end, List<Piece> pieces) {

        Row {
            pieces = List.copyOf(pieces);
        }

        String shown() {
            var shown = new StringBuilder();
            pieces.forEach(piece -> shown.append(piece.shown()));
            return shown.toString();
        }
    }

    public Code {
        rows = List.copyOf(rows);
    }

    /// The rows of a text that is JSON, or was to be; may take its time, on a worker.
    public static Code of(String source) {
        List<JsonTokens.Found> tokens = JsonTokens.in(source);
        var rows = new ArrayList<Row>();
        int line = 1;
        int start = 0;
        int next = 0;
        while (start <= source.length()) {
            int end = lineEnd(source, start);
            boolean first = true;
            int from = start;
            do {
                int to = rowEnd(source, from, end);
                while (next < tokens.size() && tokens.get(next).end() <= from) {
                    next++;
                }
                rows.add(
                        new Row(
                                first ? line : 0,
                                from,
                                to,
                                pieces(source, from, to, tokens, next)));
                first = false;
                from = to;
            } while (from < end);
            line++;
            start = end == source.length() ? end + 1 : afterLineEnd(source, end);
        }
        return new Code(source, rows);
    }

    private static int lineEnd(String source, int from) {
        int at = from;
        while (at < source.length() && source.charAt(at) != '\n' && source.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private static int afterLineEnd(String source, int end) {
        boolean isPair = source.startsWith("\r\n", end);
        return end + (isPair ? 2 : 1);
    }

    private static int rowEnd(String source, int from, int end) {
        if (end - from <= LONGEST_ROW) {
            return end;
        }
        int cut = from + LONGEST_ROW;
        return Character.isLowSurrogate(source.charAt(cut)) ? cut - 1 : cut;
    }

    private static List<Piece> pieces(
            String source, int from, int to, List<JsonTokens.Found> tokens, int first) {
        var pieces = new ArrayList<Piece>();
        int at = from;
        for (int i = first; i < tokens.size() && tokens.get(i).start() < to; i++) {
            var token = tokens.get(i);
            add(pieces, source, at, Math.max(at, token.start()), Token.PLAIN);
            at = Math.max(at, token.start());
            int end = Math.min(to, token.end());
            add(pieces, source, at, end, token.token());
            at = end;
        }
        add(pieces, source, at, to, Token.PLAIN);
        return pieces;
    }

    private static void add(List<Piece> pieces, String source, int from, int to, Token token) {
        if (from < to) {
            String stored = source.substring(from, to);
            pieces.add(new Piece(from, to, visible(stored), token));
        }
    }

    /// A tab stays one, everything else that cannot be seen is a mark.
    private static String visible(String stored) {
        if (stored.indexOf('\t') < 0) {
            return Visible.of(stored);
        }
        var shown = new StringBuilder();
        int at = 0;
        for (int tab = stored.indexOf('\t'); tab >= 0; tab = stored.indexOf('\t', at)) {
            shown.append(Visible.of(stored.substring(at, tab))).append('\t');
            at = tab + 1;
        }
        return shown.append(Visible.of(stored.substring(at))).toString();
    }

    /// What is stored between two places of what is shown: exactly that, with its line ends. A mark
    /// that is touched is meant as a whole.
    String between(int fromRow, int fromColumn, int toRow, int toColumn) {
        int from = stored(rows.get(fromRow), fromColumn, false);
        return source.substring(from, Math.max(from, stored(rows.get(toRow), toColumn, true)));
    }

    private int stored(Row row, int column, boolean isEnd) {
        int left = column;
        for (Piece piece : row.pieces()) {
            if (left <= piece.shown().length()) {
                return storedIn(piece, left, isEnd);
            }
            left -= piece.shown().length();
        }
        return row.end();
    }

    private int storedIn(Piece piece, int column, boolean isEnd) {
        if (piece.shown().length() == piece.end() - piece.start()) {
            return piece.start() + column;
        }
        // Marks are longer than what they stand for; few texts have any.
        int at = piece.start();
        int shown = 0;
        while (shown < column && at < piece.end()) {
            int next = at + Character.charCount(source.codePointAt(at));
            shown += visible(source.substring(at, next)).length();
            if (shown > column && !isEnd) {
                return at;
            }
            at = next;
        }
        return at;
    }
}
