package org.plumbline;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// Bytes as tables of tests spell them: `a‹C3 28›b` is `a`, the two bytes, `b`; all else is UTF-8.
public final class Spelled {

    private static final Pattern RAW = Pattern.compile("‹([0-9A-F ]+)›");

    private Spelled() {}

    /// The bytes that are spelled.
    public static byte[] bytes(String spelled) {
        var out = new ByteArrayOutputStream();
        var raw = RAW.matcher(spelled);
        int from = 0;
        while (raw.find()) {
            out.writeBytes(spelled.substring(from, raw.start()).getBytes(UTF_8));
            out.writeBytes(HexFormat.of().parseHex(raw.group(1).replace(" ", "")));
            from = raw.end();
        }
        out.writeBytes(spelled.substring(from).getBytes(UTF_8));
        return out.toByteArray();
    }
}
