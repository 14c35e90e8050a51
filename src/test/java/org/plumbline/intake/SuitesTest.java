package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.problem.Problem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Texts that other people have collected because they break programs, as outputs and evidence.
@Tag(SharedData.TAG)
class SuitesTest {

    @Test
    void naughtyStringsComeThroughByteForByte() throws IOException {
        String file = Files.readString(SharedData.path("suite-blns/blns.json"));
        int count = 0;
        for (JsonNode one : JsonMapper.shared().readTree(file)) {
            ThroughIntake.comesThrough(one.stringValue());
            count++;
        }
        assertThat(count).isGreaterThan(500);
    }

    /// Lines `number:valid:text`, `number:valid hex:bytes` and `number:invalid hex:bytes:…`.
    @Test
    void validUtf8IsReadAndInvalidUtf8IsRefused() throws IOException {
        List<String> lines = Files.readAllLines(SharedData.path("suite-utf8/utf8tests.txt"));
        int valid = 0;
        int invalid = 0;
        for (String line : lines) {
            String[] parts = line.split(":", -1);
            if (line.startsWith("#") || parts.length < 3) {
                continue;
            }
            String kind = parts[1].strip();
            boolean isHex = kind.endsWith(" hex");
            byte[] bytes =
                    isHex
                            ? HexFormat.of().parseHex(parts[2].replace(" ", ""))
                            : parts[2].getBytes(UTF_8);
            List<Problem> problems = ThroughIntake.problemsOf(bytes);
            if (kind.startsWith("invalid")) {
                assertThat(problems).as(line).hasSize(1);
                assertThat(problems.getFirst().code().word()).as(line).isEqualTo("json/syntax");
                assertThat(problems.getFirst().pointer())
                        .as(line)
                        .isEqualTo("/cases/0/evidence/0/path");
                invalid++;
            } else {
                assertThat(problems).as(line).isEmpty();
                valid++;
            }
        }
        assertThat(valid).isGreaterThan(15);
        assertThat(invalid).isGreaterThan(60);
    }
}
