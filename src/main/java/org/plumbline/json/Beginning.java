package org.plumbline.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plumbline.problem.Code;

/// What the first bytes of a document say of it where they begin no JSON. Whoever reads of a wrong
/// byte at the start mostly gave another file than they meant, or saved it in another way.
final class Beginning {

    /// How many of the first bytes are looked at.
    static final int LENGTH = 1024;

    private static final String UTF_16 = "the file is UTF-16; save it as UTF-8";
    private static final String UTF_32 = "the file is UTF-32; save it as UTF-8";

    /// In the order in which they are looked for: the first four bytes of UTF-32 begin with the two
    /// of UTF-16. An encoding without a byte order mark is known by how it writes a brace.
    private static final List<Sign> SIGNS =
            List.of(
                    Sign.ofHex("fffe0000", UTF_32),
                    Sign.ofHex("0000feff", UTF_32),
                    Sign.ofHex("7b000000", UTF_32),
                    Sign.ofHex("0000007b", UTF_32),
                    Sign.ofHex("fffe", UTF_16),
                    Sign.ofHex("feff", UTF_16),
                    Sign.ofHex("7b00", UTF_16),
                    Sign.ofHex("007b", UTF_16),
                    Sign.ofHex("1f8b", packed("gzip")),
                    Sign.ofHex("28b52ffd", packed("zstd")),
                    Sign.ofHex("fd377a585a00", packed("xz")),
                    new Sign("BZh", packed("bzip2")),
                    Sign.ofHex(
                            "504b0304",
                            "the file is a ZIP archive, or a document that is kept as one; unpack"
                                    + " it, and give the JSON file that is in it"),
                    new Sign("SQLite format 3\0", other("an SQLite database")),
                    new Sign("%PDF-", other("a PDF document")));

    private final String bytes;
    private final boolean lines;

    /// @param head the first bytes, behind a UTF-8 byte order mark
    /// @param lines true where each line is read as a value
    Beginning(byte[] head, boolean lines) {
        this.bytes = new String(head, ISO_8859_1);
        this.lines = lines;
    }

    /// What the file is, and what to do; where that cannot be told, what the fault says.
    String words(ScanFault fault) {
        return fault.code() == Code.JSON_SYNTAX ? words().orElse(fault.words()) : fault.words();
    }

    private Optional<String> words() {
        for (Sign sign : SIGNS) {
            if (bytes.startsWith(sign.bytes())) {
                return Optional.of(sign.words());
            }
        }
        String text = bytes.strip();
        if (text.startsWith("<")) {
            return Optional.of(other(markup(text)));
        }
        if (isTable(text)) {
            return Optional.of(
                    "the file looks like a table in CSV, and JSON is expected; a table of"
                            + " evaluation records is read where its name ends in .csv");
        }
        if (lines && text.matches("(?s)\\{[ \\t]*[\\r\\n].*")) {
            return Optional.of(
                    "a value that goes on in the next line, and each line is one value where the"
                            + " name ends in .jsonl or .ndjson; name the file .json");
        }
        return Optional.empty();
    }

    private static String markup(String text) {
        String start = text.toLowerCase(Locale.ROOT);
        return start.startsWith("<!doctype html") || start.startsWith("<html")
                ? "an HTML page, as it may come in place of a file that was to be downloaded"
                : "XML";
    }

    /// True where the first two lines are words between commas, semicolons or tabs.
    private static boolean isTable(String text) {
        List<String> lines = text.lines().limit(2).toList();
        return !lines.isEmpty() && lines.stream().allMatch(Beginning::isRow);
    }

    private static boolean isRow(String line) {
        return line.matches("[\\w \"'.=+@-][^{}\\[\\]]*[,;\\t].*");
    }

    private static String packed(String how) {
        return "the file is compressed (%s); unpack it, and give the JSON file that is in it"
                .formatted(how);
    }

    private static String other(String what) {
        return "the file is %s; a JSON file is expected".formatted(what);
    }

    /// Bytes that only files of one kind begin with.
    ///
    /// @param bytes one character each
    private record Sign(String bytes, String words) {

        static Sign ofHex(String hex, String words) {
            return new Sign(new String(HexFormat.of().parseHex(hex), ISO_8859_1), words);
        }
    }
}
