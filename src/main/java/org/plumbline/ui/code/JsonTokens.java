package org.plumbline.ui.code;

import java.util.ArrayList;
import java.util.List;

/// Tells the tokens of JSON apart, also in what is only nearly JSON: it judges nothing.
final class JsonTokens {

    private final String text;
    private final List<Found> found = new ArrayList<>();

    private JsonTokens(String text) {
        this.text = text;
    }

    /// A token that is no white space and no bracket.
    record Found(int start, int end, Code.Token token) {}

    /// The tokens of a text, in their order.
    static List<Found> in(String text) {
        var tokens = new JsonTokens(text);
        tokens.scan();
        return List.copyOf(tokens.found);
    }

    private void scan() {
        int at = 0;
        while (at < text.length()) {
            char first = text.charAt(at);
            int end;
            if (first == '"') {
                end = stringEnd(at);
                found.add(new Found(at, end, isName(end) ? Code.Token.NAME : Code.Token.STRING));
            } else if (first == '-' || isDigit(first)) {
                end = runEnd(at);
                found.add(new Found(at, end, Code.Token.NUMBER));
            } else if (Character.isLetter(first)) {
                end = runEnd(at);
                boolean isWord = List.of("true", "false", "null").contains(text.substring(at, end));
                if (isWord) {
                    found.add(new Found(at, end, Code.Token.WORD));
                }
            } else {
                end = at + 1;
            }
            at = end;
        }
    }

    /// Behind the quote that ends a string, or at the end of its line.
    private int stringEnd(int start) {
        int at = start + 1;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r') {
                return at;
            }
            if (c == '"') {
                return at + 1;
            }
            at += c == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n' ? 2 : 1;
        }
        return text.length();
    }

    private boolean isName(int end) {
        int at = end;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() && text.charAt(at) == ':';
    }

    private int runEnd(int start) {
        int at = start + 1;
        while (at < text.length() && isOfRun(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isOfRun(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || c == '+' || c == '-';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
