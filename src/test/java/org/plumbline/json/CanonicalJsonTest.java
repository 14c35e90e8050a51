package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.erdtman.jcs.JsonCanonicalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.SharedData;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.text.UnpairedSurrogateException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

class CanonicalJsonTest {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @ParameterizedTest
    @ValueSource(strings = {"arrays", "french", "structures", "unicode", "values", "weird"})
    void givesTheBytesOfTheReferenceVectors(String name) throws IOException {
        var folder = SharedData.path("suite-jcs-rfc8785/testdata");
        JsonNode input = read(Files.readString(folder.resolve("input/" + name + ".json")));

        assertThat(CanonicalJson.bytes(input))
                .isEqualTo(Files.readAllBytes(folder.resolve("output/" + name + ".json")));
    }

    @Test
    void sortsNamesByUtf16UnitsAndNotByCodePoint() {
        // U+1F600 begins with the unit D83D, which is below U+FB33.
        JsonNode input = read("{\"\uFB33\": 1, \"\uD83D\uDE00\": 2, \"a\": 3, \"\": 4}");

        assertThat(text(input)).isEqualTo("{\"\":4,\"a\":3,\"\uD83D\uDE00\":2,\"\uFB33\":1}");
    }

    @Test
    void escapesOnlyWhatMustBeEscaped() {
        var all = new StringBuilder();
        for (char c = 0; c < 0x80; c++) {
            all.append(c);
        }
        all.append("\u0080\u2028\uFEFF\uFFFF");

        assertThat(text(NODES.stringNode(all.toString())))
                .startsWith(
                        "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r"
                                + "\\u000e\\u000f\\u0010")
                .contains("\\u001f !\\\"#$%&'()*+,-./0")
                .endsWith(
                        "Z[\\\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u007f\u0080\u2028\uFEFF\uFFFF\"");
    }

    @Test
    void refusesAnUnpairedSurrogateInsteadOfWritingAQuestionMark() {
        for (String broken : new String[] {"\uD800", "a\uDC00", "\uD800\uD800\uDC00", "x\uDBFF"}) {
            assertThatThrownBy(() -> CanonicalJson.bytes(NODES.stringNode(broken)))
                    .isInstanceOf(UnpairedSurrogateException.class);
            assertThatThrownBy(() -> CanonicalJson.sha256(NODES.objectNode().put(broken, 1)))
                    .isInstanceOf(UnpairedSurrogateException.class);
        }
    }

    @Test
    void hashesTheBytesThatItGives() {
        var value =
                NODES.objectNode().put("long", "0123456789abcd\u00e9\uD83D\uDE00".repeat(4_000));

        assertThat(CanonicalJson.sha256(value)).isEqualTo(Sha256.of(CanonicalJson.bytes(value)));
    }

    @Test
    void writesBytesAsTheirBase64TextWhateverTheirLength() {
        for (int length : new int[] {0, 1, 2, 3, 3071, 3072, 3073, 3074, 9216, 10_000}) {
            byte[] bytes = new byte[length];
            new Random(length).nextBytes(bytes);

            assertThat(text(NODES.binaryNode(bytes)))
                    .isEqualTo('"' + Base64.getEncoder().encodeToString(bytes) + '"');
        }
    }

    @Test
    void writesATextFromItsBytesAsItsString() {
        var pieces =
                List.of("a", "\"", "\\", "\n", "\u0000", "\u001f", " ", "é", "\u2028", "😀", "x/y");
        for (long seed = 1; seed <= 300; seed++) {
            var random = new Random(seed);
            var value = new StringBuilder();
            for (int length = random.nextInt(300); length > 0; length--) {
                int plain = random.nextInt(4) == 0 ? pieces.size() : 1;
                value.append(pieces.get(random.nextInt(plain)));
            }
            ExactText all = ExactText.of("-" + value + "-");
            JsonNode held = NODES.pojoNode(all.part(new Span(0, all.byteLength() - 1)));

            assertThat(text(held))
                    .as("seed %d", seed)
                    .isEqualTo(text(NODES.stringNode("-" + value)));
        }
    }

    @Test
    void refusesAnyOtherObjectInATree() {
        assertThatThrownBy(() -> text(NODES.pojoNode(List.of("text"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void agreesWithAnotherCanonicalizerOnSeededTrees() throws IOException {
        for (long seed = 1; seed <= 300; seed++) {
            JsonNode tree = new RandomJson(seed).object(4);

            assertThat(text(tree))
                    .as("seed %d", seed)
                    .isEqualTo(new JsonCanonicalizer(tree.toString()).getEncodedString());
        }
    }

    private static JsonNode read(String json) {
        return JsonMapper.shared().readTree(json);
    }

    private static String text(JsonNode value) {
        return new String(CanonicalJson.bytes(value), UTF_8);
    }
}
