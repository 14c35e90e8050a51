package org.plumbline.records;

import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Quoted;

/// The names that a table has, for who gave one that it has not.
final class Listed {

    /// More than these nobody reads in a message.
    private static final int MOST = 12;

    private Listed() {}

    /// In quotes, each once, by code point, cut where they are many.
    static String of(Stream<String> names) {
        var sorted = new TreeSet<>(CodePointOrder.INSTANCE);
        names.forEach(sorted::add);
        String shown =
                sorted.stream().limit(MOST).map(Quoted::of).collect(Collectors.joining(", "));
        int more = sorted.size() - MOST;
        return more > 0 ? shown + " and %s more".formatted(more) : shown;
    }
}
