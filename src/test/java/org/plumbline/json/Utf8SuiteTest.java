package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HexFormat;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.problem.Code;

/// Our reader on a suite of UTF-8.
@Tag(SharedData.TAG)
class Utf8SuiteTest {

    @Test
    void takesEachValidSequenceOfUtf8AndNoOther() throws IOException {
        int valid = 0;
        int invalid = 0;
        for (String line : Files.readAllLines(SharedData.path("suite-utf8/utf8tests.txt"))) {
            String[] parts = line.split(":", -1);
            if (parts.length < 3 || line.startsWith("#")) {
                continue;
            }
            boolean isValid = parts[1].strip().startsWith("valid");
            byte[] sequence =
                    parts[1].strip().equals("valid")
                            ? parts[2].getBytes(UTF_8)
                            : HexFormat.of().parseHex(parts[2].replace(" ", ""));
            byte[] document = quoted(sequence);
            if (contains(sequence, b -> b >= 0 && b < 0x20)) {
                continue;
            }
            var faults = Reading.json(document).faults;
            if (isValid) {
                assertThat(faults).as(line).isEmpty();
                valid++;
            } else {
                assertThat(faults).as(line).extracting(JsonFault::code).contains(Code.JSON_SYNTAX);
                invalid++;
            }
        }
        assertThat(valid).isGreaterThan(10);
        assertThat(invalid).isGreaterThan(50);
    }

    private static byte[] quoted(byte[] sequence) {
        var out = new ByteArrayOutputStream();
        out.write('"');
        for (byte b : sequence) {
            if (b == '"' || b == '\\') {
                out.write('\\');
            }
            out.write(b);
        }
        out.write('"');
        return out.toByteArray();
    }

    private static boolean contains(byte[] bytes, IntPredicate test) {
        for (byte b : bytes) {
            if (test.test(b)) {
                return true;
            }
        }
        return false;
    }
}
