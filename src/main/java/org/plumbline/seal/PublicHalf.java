package org.plumbline.seal;

import java.nio.charset.StandardCharsets;

/// Tells the public half of a key, which is easily given for the private one.
final class PublicHalf {

    private static final String SUFFIX = ".pub";

    private PublicHalf() {}

    /// True for a line of a `.pub` file, and for the two armoured forms of a public key.
    static boolean isIn(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1).strip();
        String[] words = text.split("\\s+", 3);
        return text.matches("(?s)-{4,5} ?BEGIN [A-Z0-9 ]*PUBLIC KEY ?-{4,5}.*")
                || (words.length > 1 && OpenSshKey.ofWords(words[0], words[1]).isPresent());
    }

    /// Where the private half is, in words.
    static String privateName(String name) {
        return name.endsWith(SUFFIX)
                ? "give " + name.substring(0, name.length() - SUFFIX.length())
                : "give the file that was made together with it, which has no .pub at its end";
    }
}
