package org.plumbline.problem;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/// Orders strings by code point, as UTF-8 does; `String` itself compares UTF-16 units.
final class ByCodePoint {

    static final Comparator<String> ORDER =
            (a, b) ->
                    Arrays.compareUnsigned(
                            a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    private ByCodePoint() {}
}
