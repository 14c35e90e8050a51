package org.plumbline.text;

/// What UTF-8 makes of code points: how many bytes, and of what none.
public final class Utf8 {

    private Utf8() {}

    /// How many bytes (1 to 4) the UTF-8 encoding of a code point has.
    public static int length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    /// The index of the first surrogate without a partner, or -1 where there is none.
    static int unpairedSurrogate(String value) {
        for (int i = 0; i < value.length(); ) {
            // A paired surrogate gives a code point above it; one without a partner gives itself.
            int codePoint = value.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                return i;
            }
            i += Character.charCount(codePoint);
        }
        return -1;
    }
}
