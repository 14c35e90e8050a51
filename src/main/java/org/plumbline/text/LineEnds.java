package org.plumbline.text;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/// How the lines of a text end.
///
/// @param kinds each way that a line of it ends in
/// @param isLastEnded whether its last line has an end; true of an empty text
public record LineEnds(Set<Kind> kinds, boolean isLastEnded) {

    /// A way to end a line, in the order that they are told in.
    public enum Kind {
        LF,
        CRLF,
        CR,
        NEL,
        LS,
        PS
    }

    public LineEnds {
        kinds = Set.copyOf(kinds);
    }

    public static LineEnds of(ExactText text) {
        String value = text.value();
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (int i = 0; i < value.length(); i++) {
            switch (value.charAt(i)) {
                case '\n' -> kinds.add(Kind.LF);
                case '\r' -> {
                    boolean isPair = i + 1 < value.length() && value.charAt(i + 1) == '\n';
                    kinds.add(isPair ? Kind.CRLF : Kind.CR);
                    i += isPair ? 1 : 0;
                }
                case '\u0085' -> kinds.add(Kind.NEL);
                case '\u2028' -> kinds.add(Kind.LS);
                case '\u2029' -> kinds.add(Kind.PS);
                default -> {}
            }
        }
        return new LineEnds(kinds, value.isEmpty() || isEnd(value.charAt(value.length() - 1)));
    }

    /// The names of the ends, as `LF` or `LF + CRLF`; a dash where no line has one.
    public String names() {
        return kinds.isEmpty()
                ? "\u2013"
                : kinds.stream().sorted().map(Kind::name).collect(Collectors.joining(" + "));
    }

    private static boolean isEnd(char c) {
        return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
    }
}
