package org.plumbline.seal;

import java.time.ZoneId;
import java.util.Optional;

/// Takes a line of an `allowed_signers` file apart, where OpenSSH takes it apart.
final class LineReader {

    private static final String SPACE = " \t\r\n";

    private final String line;
    private int at;

    private LineReader(String line) {
        this.line = line;
    }

    /// The line; empty where it is blank or a comment.
    ///
    /// @param number of the line, from 1
    static Optional<AllowedLine> read(String line, int number, ZoneId zone)
            throws BrokenLineException {
        var reader = new LineReader(line);
        reader.skipSpace();
        if (isNothing(line)) {
            return Optional.empty();
        }
        var principals = new Principals(reader.principals());
        Optional<OpenSshKey> key = reader.key();
        if (key.isPresent()) {
            return Optional.of(
                    new AllowedLine(number, principals, AllowedLine.Options.NONE, key.get()));
        }
        String options = reader.options();
        reader.skipSpace();
        OpenSshKey behind =
                reader.key()
                        .orElseThrow(
                                () ->
                                        new BrokenLineException(
                                                "no public key stands behind the principals"));
        return Optional.of(
                new AllowedLine(number, principals, OptionReader.read(options, zone), behind));
    }

    static boolean isNothing(String line) {
        var reader = new LineReader(line);
        reader.skipSpace();
        return reader.at == line.length() || line.charAt(reader.at) == '#';
    }

    /// The key at the beginning of a line of a list of keys.
    static Optional<OpenSshKey> keyOf(String line) {
        var reader = new LineReader(line);
        reader.skipSpace();
        return reader.key();
    }

    /// Up to white space, or from quote to quote.
    private String principals() throws BrokenLineException {
        int start = at;
        while (at < line.length() && SPACE.indexOf(line.charAt(at)) < 0 && line.charAt(at) != '"') {
            at++;
        }
        String name = line.substring(start, at);
        if (at < line.length() && line.charAt(at) == '"') {
            int end = line.indexOf('"', at + 1);
            if (end < 0) {
                throw new BrokenLineException("a quote is not closed");
            }
            name += line.substring(at + 1, end);
            at = end + 1;
        }
        skipSpace();
        return name;
    }

    private String options() throws BrokenLineException {
        int start = at;
        boolean quoted = false;
        for (; at < line.length(); at++) {
            char c = line.charAt(at);
            if (!quoted && SPACE.indexOf(c) >= 0) {
                break;
            }
            if (c == '\\' && at + 1 < line.length() && line.charAt(at + 1) == '"') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            }
        }
        if (quoted) {
            throw new BrokenLineException("a quote is not closed");
        }
        return line.substring(start, at);
    }

    /// The key that begins here; where none does, nothing is taken.
    private Optional<OpenSshKey> key() {
        int start = at;
        String type = word();
        skipSpace();
        Optional<OpenSshKey> key = OpenSshKey.ofWords(type, word());
        if (key.isEmpty()) {
            at = start;
        }
        return key;
    }

    private String word() {
        int start = at;
        while (at < line.length() && SPACE.indexOf(line.charAt(at)) < 0) {
            at++;
        }
        return line.substring(start, at);
    }

    private void skipSpace() {
        while (at < line.length() && SPACE.indexOf(line.charAt(at)) >= 0) {
            at++;
        }
    }
}
