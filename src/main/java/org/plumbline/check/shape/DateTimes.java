package org.plumbline.check.shape;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.regex.Pattern;

/// Points in time as files write them: RFC 3339, as far as `java.time` reads it.
///
/// RFC 3339 alone allows offsets beyond 18 hours and fractions of more than nine digits, which no
/// `Instant` holds; `Instant` alone takes 24:00, years of more than four digits and a dot without a
/// fraction.
final class DateTimes {

    private static final Pattern RFC_3339 =
            Pattern.compile(
                    "\\d{4}-\\d\\d-\\d\\d[Tt](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d{1,9})?"
                            + "(?:[Zz]|[+-](?:0\\d|1[0-8]):[0-5]\\d)");

    private DateTimes() {}

    static boolean isForm(String text) {
        if (!RFC_3339.matcher(text).matches()) {
            return false;
        }
        try {
            return !Instant.parse(text).equals(Instant.MAX);
        } catch (DateTimeException e) {
            return false;
        }
    }
}
