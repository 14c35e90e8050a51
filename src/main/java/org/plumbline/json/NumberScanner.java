package org.plumbline.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/// Finds the end of a number, by the grammar of RFC 8259.
///
/// A number ends before the first byte that cannot continue it, so `01` is the number 0 and a byte
/// too many.
final class NumberScanner {

    static final int MAX_CHARACTERS = 1000;

    /// Without an exponent, so many characters are always a finite double.
    private static final int SURELY_FINITE = 300;

    private final ByteWindow in;

    NumberScanner(ByteWindow in) {
        this.in = in;
    }

    /// Reads from the first character of the number to the byte after its last.
    void scan(int node) throws IOException, ScanFault {
        int start = in.held();
        if (in.peek() == '-') {
            in.pos++;
        }
        if (in.peek() == '0') {
            in.pos++;
        } else {
            digits(node, start);
        }
        if (in.peek() == '.') {
            in.pos++;
            digits(node, start);
        }
        boolean exponent = in.peek() == 'e' || in.peek() == 'E';
        if (exponent) {
            in.pos++;
            if (in.peek() == '+' || in.peek() == '-') {
                in.pos++;
            }
            digits(node, start);
        }
        int length = in.held() - start;
        if (exponent || length > SURELY_FINITE) {
            checkFinite(node, in.pos - length, length);
        }
    }

    private void digits(int node, int start) throws IOException, ScanFault {
        if (!isDigit(in.peek())) {
            throw ScanFault.syntax(
                    node, in.location(), ByteNames.of(in.peek()) + " where a number needs a digit");
        }
        while (isDigit(in.peek())) {
            in.pos++;
            if (in.held() - start > MAX_CHARACTERS) {
                throw ScanFault.limit(
                        node, "a number of more than " + MAX_CHARACTERS + " characters");
            }
        }
    }

    private void checkFinite(int node, int from, int length) throws ScanFault {
        var text = new String(in.buffer, from, length, StandardCharsets.US_ASCII);
        if (Double.isInfinite(Double.parseDouble(text))) {
            String shown = text.length() > 30 ? text.substring(0, 30) + "…" : text;
            throw ScanFault.limit(node, "the number " + shown + " is too large for a double");
        }
    }

    private static boolean isDigit(int b) {
        return b >= '0' && b <= '9';
    }
}
