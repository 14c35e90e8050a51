package org.plumbline.seal;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A moment as OpenSSH writes it: `YYYYMMDD`, `YYYYMMDDHHMM` or `YYYYMMDDHHMMSS`, in the local time
/// zone, or in UTC with a `Z` or `UTC` behind it.
public final class SshTime {

    private static final Pattern FORM = Pattern.compile("\\d{8}(\\d{4}(\\d{2})?)?");

    private SshTime() {}

    /// The moment; empty where the text is none, or one before 1970.
    ///
    /// @param zone what local time is
    static Optional<Instant> parse(String text, ZoneId zone) {
        String upper = text.toUpperCase(Locale.ROOT);
        int suffix = upper.endsWith("UTC") ? 3 : upper.endsWith("Z") ? 1 : 0;
        String digits = text.substring(0, text.length() - suffix);
        if (!FORM.matcher(digits).matches()) {
            return Optional.empty();
        }
        String full = digits + "000000".substring(digits.length() - 8);
        try {
            Instant moment =
                    LocalDateTime.of(
                                    part(full, 0, 4),
                                    part(full, 4, 6),
                                    part(full, 6, 8),
                                    part(full, 8, 10),
                                    part(full, 10, 12),
                                    part(full, 12, 14))
                            .atZone(suffix > 0 ? ZoneOffset.UTC : zone)
                            .toInstant();
            return moment.isAfter(Instant.EPOCH) ? Optional.of(moment) : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /// A moment in one of these forms, or in RFC 3339's, such as `2026-11-30T12:00:00Z`.
    public static Optional<Instant> parseAny(String text, ZoneId zone) {
        Optional<Instant> moment = parse(text, zone);
        if (moment.isPresent()) {
            return moment;
        }
        try {
            return Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static int part(String digits, int from, int to) {
        return Integer.parseInt(digits, from, to, 10);
    }
}
