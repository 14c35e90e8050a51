package org.plumbline.session.seal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A passphrase in an array that is overwritten when it is closed. Never in a text, a log or a
/// message.
public final class Passphrase implements AutoCloseable {

    /// Bytes of UTF-8 for each `char`, at most.
    private static final int LONGEST_CHAR = 3;

    private final byte[] bytes;

    private Passphrase(byte[] bytes) {
        this.bytes = bytes;
    }

    /// None: a key is then not encrypted.
    public static Passphrase none() {
        return new Passphrase(new byte[0]);
    }

    /// These characters, which are overwritten at once.
    public static Passphrase of(char[] typed) {
        byte[] encoded = new byte[LONGEST_CHAR * typed.length];
        var buffer = ByteBuffer.wrap(encoded);
        StandardCharsets.UTF_8
                .newEncoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .encode(CharBuffer.wrap(typed), buffer, true);
        byte[] bytes = Arrays.copyOf(encoded, buffer.position());
        Arrays.fill(encoded, (byte) 0);
        Arrays.fill(typed, '\0');
        return new Passphrase(bytes);
    }

    /// The first line of these bytes, which are overwritten at once.
    public static Passphrase ofLine(byte[] read) {
        int end = 0;
        while (end < read.length && read[end] != '\n') {
            end++;
        }
        if (end > 0 && end < read.length && read[end - 1] == '\r') {
            end--;
        }
        byte[] bytes = Arrays.copyOf(read, end);
        Arrays.fill(read, (byte) 0);
        return new Passphrase(bytes);
    }

    boolean isEmpty() {
        return bytes.length == 0;
    }

    /// True where both are the same; takes as long for any two of one length.
    public boolean isSameAs(Passphrase other) {
        int different = bytes.length ^ other.bytes.length;
        for (int i = 0; i < Math.min(bytes.length, other.bytes.length); i++) {
            different |= bytes[i] ^ other.bytes[i];
        }
        return different == 0;
    }

    byte[] bytes() {
        return bytes;
    }

    @Override
    public void close() {
        Arrays.fill(bytes, (byte) 0);
    }

    @Override
    public String toString() {
        return "a passphrase";
    }
}
