package org.plumbline.text;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A SHA-256 digest.
///
/// @param hex 64 lower-case hex digits
public record Sha256(String hex) {

    private static final int DIGITS = 64;

    public Sha256 {
        if (!isForm(hex)) {
            throw new IllegalArgumentException("not 64 lower-case hex digits: " + hex);
        }
    }

    /// True where `hex` is written as a digest is: 64 lower-case hex digits.
    public static boolean isForm(String hex) {
        if (hex.length() != DIGITS) {
            return false;
        }
        for (int i = 0; i < DIGITS; i++) {
            char c = hex.charAt(i);
            if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
                return false;
            }
        }
        return true;
    }

    /// The digest of these bytes.
    public static Sha256 of(byte[] bytes) {
        return new Sha256(HexFormat.of().formatHex(digester().digest(bytes)));
    }

    /// The digest of `length` bytes from `from` on.
    public static Sha256 of(byte[] bytes, int from, int length) {
        MessageDigest digester = digester();
        digester.update(bytes, from, length);
        return of(digester);
    }

    /// The digest that a [#digester()] has come to; the digester is reset by this.
    public static Sha256 of(MessageDigest digester) {
        return new Sha256(HexFormat.of().formatHex(digester.digest()));
    }

    /// A fresh SHA-256, for bytes that come in pieces.
    public static MessageDigest digester() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /// The first eight digits, for a place where all 64 do not fit.
    public String brief() {
        return hex.substring(0, 8);
    }

    @Override
    public String toString() {
        return hex;
    }
}
