package org.plumbline.csv;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/// Tells bytes that are UTF-8 from others.
final class Utf8Bytes {

    private Utf8Bytes() {}

    /// Where the bytes stop being UTF-8, -1 where they are all of it.
    static int firstFault(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        var in = ByteBuffer.wrap(bytes);
        var out = CharBuffer.allocate(4096);
        while (true) {
            var result = decoder.decode(in, out, true);
            if (result.isError()) {
                return in.position();
            }
            if (result.isUnderflow()) {
                return -1;
            }
            out.clear();
        }
    }
}
