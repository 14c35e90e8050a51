package org.plumbline.journal;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;
import org.plumbline.text.UnpairedSurrogateException;

/// Closes a record: the chain of digests up to it, and a checksum of its own bytes.
///
/// A line is `BODY,"chain":"C","crc32c":"K"}`. C is SHA-256 over the C of the line before (64 zeros
/// for the first) followed by BODY; K is the CRC-32C of all bytes before `","crc32c"`, as eight hex
/// digits. The two find different things: K a record damaged by itself, C one that was taken out,
/// put in, or changed by someone who knows of K.
final class LineSeal {

    /// What the first record chains to.
    static final Sha256 START = new Sha256("0".repeat(64));

    private static final byte[] CHAIN = ascii(",\"chain\":\"");
    private static final byte[] CRC = ascii("\",\"crc32c\":\"");
    private static final byte[] END = ascii("\"}\n");
    private static final int SEAL_LENGTH = CHAIN.length + 64 + CRC.length + 8 + END.length;

    private final EntryReader reader = new EntryReader();

    /// The line of an entry behind one with that chain.
    Line close(Entry entry, Sha256 previous) {
        byte[] body = body(entry);
        return close(entry, body, chain(previous, body));
    }

    private static Line close(Entry entry, byte[] body, Sha256 chain) {
        var line = new ByteArrayOutputStream(body.length + SEAL_LENGTH);
        line.writeBytes(body);
        line.writeBytes(CHAIN);
        line.writeBytes(ascii(chain.hex()));
        var crc = new CRC32C();
        crc.update(line.toByteArray());
        line.writeBytes(CRC);
        line.writeBytes(ascii(HexFormat.of().toHexDigits((int) crc.getValue())));
        line.writeBytes(END);
        return new Line(entry, chain, line.toByteArray(), body.length);
    }

    /// The line that these bytes are, line feed included; empty where they are not, to the last
    /// byte, what some entry is written as.
    Optional<Line> open(byte[] bytes) {
        int body = bytes.length - SEAL_LENGTH;
        if (body < 0) {
            return Optional.empty();
        }
        int from = body + CHAIN.length;
        String chain = new String(bytes, from, 64, StandardCharsets.ISO_8859_1);
        if (!Sha256.isForm(chain)) {
            return Optional.empty();
        }
        try {
            return reader.read(bytes)
                    .map(entry -> close(entry, body(entry), new Sha256(chain)))
                    .filter(line -> Arrays.equals(line.bytes(), bytes));
        } catch (UnpairedSurrogateException e) {
            return Optional.empty();
        }
    }

    /// True where a line is as somebody wrote it, also where this program does not know what it
    /// says.
    static boolean isWhole(byte[] bytes) {
        int covered = bytes.length - END.length - 8 - CRC.length;
        if (covered < 0) {
            return false;
        }
        var crc = new CRC32C();
        crc.update(bytes, 0, covered);
        String digits = HexFormat.of().toHexDigits((int) crc.getValue());
        var end = new ByteArrayOutputStream();
        end.writeBytes(CRC);
        end.writeBytes(ascii(digits));
        end.writeBytes(END);
        return Arrays.equals(bytes, covered, bytes.length, end.toByteArray(), 0, end.size());
    }

    /// The object without its closing brace.
    private static byte[] body(Entry entry) {
        byte[] object = EntryWriter.object(entry);
        return Arrays.copyOf(object, object.length - 1);
    }

    /// The chain after one more body.
    static Sha256 chain(Sha256 previous, byte[] body) {
        byte[] before = ascii(previous.hex());
        try (var stream = new Sha256Stream()) {
            stream.write(before, 0, before.length);
            stream.write(body, 0, body.length);
            return stream.sha256();
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
