package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Sample;
import org.plumbline.files.Source;
import org.plumbline.text.ExactText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Texts that other people have collected because they break programs, as outputs and evidence.
@Tag(SharedData.TAG)
class SuitesTest {

    private static final String PLACE = "a_text_in_this_place";

    @Test
    void naughtyStringsComeThroughByteForByte() throws IOException {
        String file = Files.readString(SharedData.path("suite-blns/blns.json"));
        int count = 0;
        for (JsonNode one : JsonMapper.shared().readTree(file)) {
            String text = one.stringValue();
            byte[] bytes = text.getBytes(UTF_8);
            var world = new OneCase(text, text);
            if (bytes.length > 0) {
                world.claim(0, bytes.length, text);
            }

            assertThat(world.problems()).as(text).isEmpty();
            Sample sample = sample(world.source());
            assertThat(requireNonNull(sample.answer().output()).bytes()).as(text).isEqualTo(bytes);
            assertThat(sample.evidence().getFirst().content())
                    .isEqualTo(new Content.Text(ExactText.of(text)));
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
            var problems = World.validate(Source.of("c.json", around(bytes))).problems();
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

    /// A corpus with a text that no digest is of; controls as JSON has them.
    private static byte[] around(byte[] text) {
        var world = new OneCase("text");
        ((ObjectNode) world.whole.at("/evidence/0")).put("path", PLACE);
        String file = World.pretty(world.corpus);
        int at = file.indexOf(PLACE);
        var out = new ByteArrayOutputStream();
        out.writeBytes(file.substring(0, at).getBytes(UTF_8));
        for (byte b : text) {
            if (b >= 0 && b < ' ') {
                out.writeBytes("\\u%04x".formatted(b).getBytes(UTF_8));
            } else {
                out.write(b);
            }
        }
        out.writeBytes(file.substring(at + PLACE.length()).getBytes(UTF_8));
        return out.toByteArray();
    }

    private static Sample sample(Source source) throws IOException {
        return switch (Intake.openSamples(source, Progress.NONE)) {
            case Opening.Opened(var store, var problems) -> store.request(0).sample();
            case Opening.Refused(var problems) -> throw new AssertionError(problems.problems());
        };
    }
}
