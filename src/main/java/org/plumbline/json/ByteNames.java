package org.plumbline.json;

/// Names a byte for a reader of messages.
final class ByteNames {

    private ByteNames() {}

    /// @param b 0 to 255, or [ByteWindow#END]
    static String of(int b) {
        if (b == ByteWindow.END) {
            return "the end";
        }
        if (b == '\'') {
            return "\"'\"";
        }
        if (b > ' ' && b < 0x7F) {
            return "'" + (char) b + "'";
        }
        return switch (b) {
            case '\n' -> "a line end";
            case '\r' -> "a carriage return";
            case ' ' -> "a space";
            default -> "byte 0x%02X".formatted(b);
        };
    }
}
