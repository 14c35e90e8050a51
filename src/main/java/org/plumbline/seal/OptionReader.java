package org.plumbline.seal;

import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// Reads the options of an `allowed_signers` line: names in any case, values in quotes, commas in
/// between.
final class OptionReader {

    private final String text;
    private final ZoneId zone;
    private int at;
    private boolean authority;
    private @Nullable Principals namespaces;
    private @Nullable Instant after;
    private @Nullable Instant before;

    private OptionReader(String text, ZoneId zone) {
        this.text = text;
        this.zone = zone;
    }

    static AllowedLine.Options read(String text, ZoneId zone) throws BrokenLineException {
        return new OptionReader(text, zone).read();
    }

    private AllowedLine.Options read() throws BrokenLineException {
        do {
            option();
        } while (comma());
        Instant from = after;
        Instant to = before;
        if (from != null && to != null && !to.isAfter(from)) {
            throw new BrokenLineException("valid-before is not later than valid-after");
        }
        return new AllowedLine.Options(authority, namespaces, from, to);
    }

    private void option() throws BrokenLineException {
        if (takes("cert-authority")) {
            authority = true;
        } else if (takes("namespaces=")) {
            once("namespaces", namespaces);
            namespaces = new Principals(quoted());
        } else if (takes("valid-after=")) {
            once("valid-after", after);
            after = time("valid-after");
        } else if (takes("valid-before=")) {
            once("valid-before", before);
            before = time("valid-before");
        } else {
            throw new BrokenLineException(
                    "an unknown option at \"%s\"; cert-authority, namespaces, valid-after and valid-before are known"
                            .formatted(text.substring(at)));
        }
    }

    private boolean takes(String word) {
        boolean fits = text.regionMatches(true, at, word, 0, word.length());
        if (fits) {
            at += word.length();
        }
        return fits;
    }

    private boolean comma() throws BrokenLineException {
        if (at == text.length()) {
            return false;
        }
        if (text.charAt(at++) != ',' || at == text.length()) {
            throw new BrokenLineException("options are not separated by single commas");
        }
        return true;
    }

    private static void once(String name, @Nullable Object value) throws BrokenLineException {
        if (value != null) {
            throw new BrokenLineException(name + " stands there twice");
        }
    }

    private Instant time(String name) throws BrokenLineException {
        String value = quoted();
        return SshTime.parse(value, zone)
                .orElseThrow(
                        () ->
                                new BrokenLineException(
                                        "%s is \"%s\", and not YYYYMMDD[HHMM[SS]][Z]"
                                                .formatted(name, value)));
    }

    private String quoted() throws BrokenLineException {
        var value = new StringBuilder();
        if (at == text.length() || text.charAt(at) != '"') {
            throw new BrokenLineException("a value is not in quotes");
        }
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at++;
                return value.toString();
            }
            if (c == '\\' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
                at++;
                c = '"';
            }
            value.append(c);
        }
        throw new BrokenLineException("a quote is not closed");
    }
}
