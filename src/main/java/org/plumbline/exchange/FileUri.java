package org.plumbline.exchange;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// The name of a file, as a user gave it, as a URI reference (RFC 3986).
final class FileUri {

    private static final String PLAIN =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

    private FileUri() {}

    /// A relative name gives a relative reference, an absolute one a `file` URI.
    static String of(String name) {
        String path = name.replace('\\', '/');
        boolean hasDrive = path.matches("[A-Za-z]:/.*");
        if (hasDrive) {
            return "file:///" + path.substring(0, 2) + escaped(path.substring(2));
        }
        return (path.startsWith("/") ? "file://" : "") + escaped(path);
    }

    private static String escaped(String path) {
        var uri = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            if (PLAIN.indexOf(b) >= 0) {
                uri.append((char) b);
            } else {
                uri.append('%').append(HexFormat.of().withUpperCase().toHexDigits(b));
            }
        }
        return uri.toString();
    }
}
