package org.plumbline.ui.guide;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A guide as it is shown: paragraphs, one below the other.
///
/// @param parts each without a line end
record Guide(List<Part> parts) {

    static final Guide EMPTY = new Guide(List.of());

    Guide {
        parts = List.copyOf(parts);
    }

    /// What a paragraph is.
    enum Kind {
        HEADLINE,
        TITLE,
        SUBTITLE,
        PARAGRAPH,
        ITEM,
        QUOTE,
        CODE,
        TABLE;

        boolean isHeading() {
            return this == HEADLINE || this == TITLE || this == SUBTITLE;
        }
    }

    /// How words stand out.
    enum Emphasis {
        PLAIN,
        STRONG,
        EMPHASIS,
        CODE
    }

    /// Words that look alike.
    record Run(String words, Emphasis emphasis) {}

    /// A paragraph.
    ///
    /// @param depth how many lists it is in
    /// @param sign what stands in front of it, such as `2.`; "" for nothing
    record Part(Kind kind, int depth, String sign, List<Run> runs) {

        Part {
            runs = List.copyOf(runs);
        }

        String words() {
            return runs.stream().map(Run::words).collect(Collectors.joining());
        }
    }

    /// The part that speaks of something, by its name in the files, such as `grounding` or
    /// `intent_correct`: the first heading that names it, else the first paragraph that begins with
    /// it.
    OptionalInt placeOf(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return Stream.<Predicate<Part>>of(
                        part -> part.kind().isHeading() && names(part.words(), wanted),
                        part ->
                                part.words().toLowerCase(Locale.ROOT).startsWith(wanted)
                                        && part.runs().getFirst().emphasis() != Emphasis.PLAIN)
                .map(this::first)
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    private OptionalInt first(Predicate<Part> wanted) {
        return IntStream.range(0, parts.size())
                .filter(place -> wanted.test(parts.get(place)))
                .findFirst();
    }

    private static boolean names(String heading, String wanted) {
        return Stream.of(heading.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}_]+", -1))
                .anyMatch(word -> word.startsWith(wanted));
    }

    /// The whole of it as plain text, a line a part; headings have a line of their own above.
    String plain() {
        var text = new StringBuilder();
        for (Part part : parts) {
            if (!text.isEmpty() && part.kind() != Kind.CODE && part.kind() != Kind.TABLE) {
                text.append('\n');
            }
            text.append("  ".repeat(Math.max(0, part.depth() - 1)));
            text.append(part.sign().isEmpty() ? "" : part.sign() + " ");
            text.append(part.words()).append('\n');
        }
        return text.toString();
    }

    /// Where a part begins in [#plain()].
    int plainStart(int place) {
        return new Guide(parts.subList(0, place)).plain().length() + (place == 0 ? 0 : 1);
    }
}
