package org.plumbline.exchange;

import java.nio.charset.StandardCharsets;

/// File names as URI references, by RFC 3986: a relative name stays relative, an absolute one
/// becomes a `file:` URI.
///
/// By hand, since `Path.toUri` asks the file system what a name is and `URI` does not encode what
/// it should.
final class FileUris {

    private static final String PLAIN =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=@/";

    private FileUris() {}

    static String of(String file) {
        boolean drive = file.matches("[A-Za-z]:[\\\\/].*");
        String path = drive || file.startsWith("\\\\") ? file.replace('\\', '/') : file;
        if (drive) {
            return "file:///" + path.substring(0, 2) + encode(path.substring(2));
        }
        if (path.startsWith("//")) {
            return "file:" + encode(path);
        }
        if (path.startsWith("/")) {
            return "file://" + encode(path);
        }
        return encode(path);
    }

    /// Escapes all that has a meaning in a URI or is not ASCII, the colon among it: in front of a
    /// first slash it would end a scheme.
    private static String encode(String path) {
        var encoded = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if (PLAIN.indexOf(c) >= 0) {
                encoded.append(c);
            } else {
                encoded.append("%%%02X".formatted(b & 0xFF));
            }
        }
        return encoded.toString();
    }
}
