package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;

/// Tells whether a fault is told at the first byte that cannot be there, found without the reader.
final class OffendingByte {

    private OffendingByte() {}

    /// What stands before the byte could still become JSON, and with the byte it cannot.
    static void assertIsFirst(byte[] bytes, JsonFault fault, String where) {
        int offset = offsetOf(bytes, fault.location());
        byte[] before = Arrays.copyOf(bytes, offset);
        for (JsonFault other : Reading.json(before).faults) {
            if (other.code() == Code.JSON_SYNTAX) {
                assertThat(offsetOf(before, other.location())).as(where).isEqualTo(offset);
            }
        }
        if (offset < bytes.length) {
            byte[] with = Arrays.copyOf(bytes, offset + 1);
            assertThat(Reading.json(with).faults.getLast().location())
                    .as(where)
                    .isEqualTo(fault.location());
        }
    }

    /// The byte at a place, found without the reader.
    private static int offsetOf(byte[] bytes, Location place) {
        int line = 1;
        int column = 1;
        int at = isBom(bytes) ? 3 : 0;
        while (at < bytes.length && (line != place.line() || column != place.column())) {
            boolean lineFeed = bytes[at] == '\n';
            boolean crlf = bytes[at] == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n';
            if (lineFeed || bytes[at] == '\r') {
                line++;
                column = 1;
            } else {
                column++;
            }
            at += crlf ? 2 : length(bytes, at);
        }
        return at;
    }

    private static boolean isBom(byte[] bytes) {
        return bytes.length > 2
                && bytes[0] == (byte) 0xEF
                && bytes[1] == (byte) 0xBB
                && bytes[2] == (byte) 0xBF;
    }

    /// How many bytes the sequence has that begins here, 1 where it is none.
    private static int length(byte[] bytes, int at) {
        int first = bytes[at] & 0xFF;
        int length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        for (int i = 1; i < length; i++) {
            if (at + i >= bytes.length || (bytes[at + i] & 0xC0) != 0x80) {
                return 1;
            }
        }
        return length;
    }
}
