package org.plumbline.ui.label.menu;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import org.plumbline.text.Visible;

/// A piece of a text in the forms in which it can be copied.
record Copied(String stored) {

    /// With marks such as `<U+202E>` in the place of what cannot be seen.
    String asShown() {
        var shown = new StringBuilder();
        // Line ends and tabs are seen, as room.
        for (String part : stored.split("(?<=[\\n\\t])|(?=[\\n\\t])", -1)) {
            boolean isRoom = part.equals("\n") || part.equals("\t");
            shown.append(isRoom ? part : Visible.of(part));
        }
        return shown.toString();
    }

    /// Its bytes in hexadecimal digits, two a byte, with a space between bytes.
    String hexadecimal() {
        return HexFormat.ofDelimiter(" ").formatHex(bytes());
    }

    String base64() {
        return Base64.getEncoder().encodeToString(bytes());
    }

    private byte[] bytes() {
        return stored.getBytes(StandardCharsets.UTF_8);
    }
}
