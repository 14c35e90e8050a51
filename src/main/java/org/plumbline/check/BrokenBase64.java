package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.ExactText;

/// Bytes that are not written as RFC 4648 section 4 has it: padded, without white space, with zero
/// pad bits. There is one way to write given bytes, so two files with equal bytes are equal.
final class BrokenBase64 implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (EvidenceView evidence : view.evidence()) {
            JsonValue letters = Sound.member(evidence.value(), "bytesBase64");
            if (letters != null && letters.kind() == Kind.STRING && !isBase64(letters.text())) {
                findings.report(
                        Code.TEXT_BASE64,
                        letters,
                        () ->
                                "this is not base64 as RFC 4648 section 4 has it: letters, digits,"
                                        + " + and /, padded with = to a multiple of four, no white"
                                        + " space, unused bits zero");
            }
        }
    }

    static boolean isBase64(ExactText letters) {
        int length = letters.byteLength();
        if (length % 4 != 0) {
            return false;
        }
        int padding = 0;
        while (padding < Math.min(2, length) && letters.byteAt(length - 1 - padding) == '=') {
            padding++;
        }
        int digits = length - padding;
        for (int i = 0; i < digits; i++) {
            if (digit(letters.byteAt(i)) < 0) {
                return false;
            }
        }
        int unused =
                switch (padding) {
                    case 1 -> 0b11;
                    case 2 -> 0b1111;
                    default -> 0;
                };
        return unused == 0 || (digit(letters.byteAt(digits - 1)) & unused) == 0;
    }

    private static int digit(byte letter) {
        if (letter >= 'A' && letter <= 'Z') {
            return letter - 'A';
        }
        if (letter >= 'a' && letter <= 'z') {
            return letter - 'a' + 26;
        }
        if (letter >= '0' && letter <= '9') {
            return letter - '0' + 52;
        }
        return switch (letter) {
            case '+' -> 62;
            case '/' -> 63;
            default -> -1;
        };
    }
}
