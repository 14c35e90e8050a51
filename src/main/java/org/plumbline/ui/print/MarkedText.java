package org.plumbline.ui.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.text.Visible;

/// An exact text as lines to be printed: numbered, with a mark in the place of what cannot be seen,
/// and with what stands out in it.
final class MarkedText {

    private final ExactText text;
    private final List<Stretch> stretches;
    private final List<PrintLine> lines = new ArrayList<>();
    private List<PrintLine.Piece> now = new ArrayList<>();

    /// What stands out.
    ///
    /// @param sign stands before it, such as `[1]`; "" for none
    record Stretch(Span span, String sign) {}

    private MarkedText(ExactText text, List<Stretch> stretches) {
        this.text = text;
        this.stretches =
                stretches.stream()
                        .sorted(Comparator.comparingInt(stretch -> stretch.span().start()))
                        .toList();
    }

    static List<PrintLine> lines(ExactText text, List<Stretch> stretches) {
        return new MarkedText(text, stretches).read();
    }

    private List<PrintLine> read() {
        String all = text.value();
        number();
        int at = 0;
        while (at < all.length()) {
            int unit = at;
            stretches.stream()
                    .filter(stretch -> text.charIndex(stretch.span().start()) == unit)
                    .filter(stretch -> !stretch.sign().isEmpty())
                    .forEach(stretch -> put(stretch.sign(), PrintLine.Look.SIGN));
            int end = nextEdge(all, at);
            boolean isMarked =
                    stretches.stream()
                            .anyMatch(
                                    stretch ->
                                            text.charIndex(stretch.span().start()) <= unit
                                                    && text.charIndex(stretch.span().end()) > unit);
            add(all.substring(at, end), isMarked ? PrintLine.Look.MARKED : PrintLine.Look.PLAIN);
            at = end;
        }
        lines.add(new PrintLine(now));
        return List.copyOf(lines);
    }

    /// Up to where nothing changes: the next edge of a stretch, or behind the next line end.
    private int nextEdge(String all, int from) {
        int line = all.indexOf('\n', from);
        int end = line < 0 ? all.length() : line + 1;
        for (Stretch stretch : stretches) {
            for (int edge : new int[] {stretch.span().start(), stretch.span().end()}) {
                int unit = text.charIndex(edge);
                end = unit > from ? Math.min(end, unit) : end;
            }
        }
        return end;
    }

    private void add(String stored, PrintLine.Look look) {
        boolean endsLine = stored.endsWith("\n");
        String rest = endsLine ? stored.substring(0, stored.length() - 1) : stored;
        Visible.split(
                rest.replace("\t", "    "),
                plain -> put(plain, look),
                mark -> put("<" + mark + ">", PrintLine.Look.SIGN));
        if (endsLine) {
            lines.add(new PrintLine(now));
            now = new ArrayList<>();
            number();
        }
    }

    private void number() {
        put(String.format(Locale.ROOT, "%4s  ", lines.size() + 1), PrintLine.Look.ASIDE);
    }

    private void put(String words, PrintLine.Look look) {
        if (!words.isEmpty()) {
            now.add(new PrintLine.Piece(words, look));
        }
    }
}
