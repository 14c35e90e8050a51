package org.plumbline.seal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Pattern;

/// Bytes as Base64 between two marks, in lines of 70 columns that end in LF, as OpenSSH writes it.
///
/// @param words what stands in the marks, such as `SSH SIGNATURE`
record Armour(String words) {

    private static final int COLUMNS = 70;

    private static final Pattern SPACE = Pattern.compile("[ \\t\\r\\n]");

    String encode(byte[] content) {
        return begin() + "\n" + wrapped(content) + "\n" + end() + "\n";
    }

    /// The content of what must be written exactly as [#encode] writes it: no bit of it is free.
    byte[] decodeExact(byte[] file) throws BrokenWireException {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        if (text.indexOf('\r') >= 0) {
            throw new BrokenWireException(
                    "its line ends are not LF, so a mail program, an editor or git changed it");
        }
        byte[] content = decode(text);
        if (!Arrays.equals(encode(content).getBytes(StandardCharsets.ISO_8859_1), file)) {
            throw new BrokenWireException(
                    "it is not written as ssh-keygen writes it: Base64 in lines of "
                            + COLUMNS
                            + " columns, and nothing before or after");
        }
        return content;
    }

    /// The content, whatever white space is in it and around it.
    byte[] decode(String text) throws BrokenWireException {
        String bare = text.strip();
        if (!bare.startsWith(begin())) {
            throw new BrokenWireException("it does not begin with " + begin());
        }
        if (!bare.endsWith(end()) || bare.length() < begin().length() + end().length()) {
            throw new BrokenWireException("it is cut off: its last line is not " + end());
        }
        String middle = bare.substring(begin().length(), bare.length() - end().length());
        try {
            return Base64.getDecoder().decode(SPACE.matcher(middle).replaceAll(""));
        } catch (IllegalArgumentException e) {
            throw new BrokenWireException("what is between its marks is not Base64");
        }
    }

    private static String wrapped(byte[] content) {
        // The encoder of the JDK rounds the width down to a multiple of four, which 70 is not.
        String plain = Base64.getEncoder().encodeToString(content);
        var wrapped = new StringBuilder();
        for (int from = 0; from < plain.length(); from += COLUMNS) {
            if (from > 0) {
                wrapped.append('\n');
            }
            wrapped.append(plain, from, Math.min(from + COLUMNS, plain.length()));
        }
        return wrapped.toString();
    }

    private String begin() {
        return "-----BEGIN " + words + "-----";
    }

    private String end() {
        return "-----END " + words + "-----";
    }
}
