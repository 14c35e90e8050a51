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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @Tag(SharedData.TAG)
    @ParameterizedTest
    @ValueSource(strings = {"arrays", "french", "structures", "unicode", "values", "weird"})
    void givesTheBytesOfTheReferenceVectors(String name) throws IOException {
        var folder = SharedData.path("suite-jcs-rfc8785/testdata");
        JsonNode input = read(Files.readString(folder.resolve("input/" + name + ".json")));

        assertThat(CanonicalJson.bytes(input))
                .isEqualTo(Files.readAllBytes(folder.resolve("output/" + name + ".json")));
    }

    /// The sample of RFC 8785, § 3.2.2 with the result of § 3.2.3.
    @Test
    void writesTheSampleOfTheRfc() {
        JsonNode input =
                read(
                        """
                        {
                          "numbers": [333333333.33333329, 1E30, 4.50,
                                      2e-3, 0.000000000000000000000000001],
                          "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                          "literals": [null, true, false]
                        }
                        """);

        assertThat(text(input))
                .isEqualTo(
                        "{\"literals\":[null,true,false],"
                                + "\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                                + "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    }

    /// The names of RFC 8785, § 3.2.3, in its order.
    @Test
    void sortsTheNamesOfTheRfc() {
        JsonNode input =
                read(
                        """
                        {"\\u20ac": 5, "\\r": 1, "\\ufb33": 7, "1": 2,
                         "\\ud83d\\ude00": 6, "\\u0080": 3, "\\u00f6": 4}
                        """);

        assertThat(text(input))
                .isEqualTo(
                        "{\"\\r\":1,\"1\":2,\"\u0080\":3,\"\u00f6\":4,\"\u20ac\":5,"
                                + "\"\ud83d\ude00\":6,\"\ufb33\":7}");
    }

    @ParameterizedTest(name = "RFC 8785, {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    § 3.2.1 white space goes        | ` { "a" : [ 1 , 2 ] } `         | `{"a":[1,2]}`
                    § 3.2.2.1 literals              | `[ true,false , null]`          | `[true,false,null]`
                    § 3.2.2.2 a slash stays         | `["\\/","/"]`                   | `["/","/"]`
                    § 3.2.2.2 short escapes         | `["\\u0008\\u0009\\u000c\\r"]`  | `["\\b\\t\\f\\r"]`
                    § 3.2.2.2 lower-case hex digits | `["\\u001F\\u000B"]`            | `["\\u001f\\u000b"]`
                    § 3.2.2.2 no other escape       | `["\\u007f\\u00e9\\u20ac"]`     | `["\u007f\u00e9\u20ac"]`
                    § 3.2.2.2 nothing is normalised | `["e\\u0301","\\u00e9"]`        | `["e\u0301","\u00e9"]`
                    § 3.2.2.3 minus zero            | `[-0,-0.0,0e9]`                 | `[0,0,0]`
                    § 3.2.2.3 integers              | `[1.0,10e0,1e2,-5]`             | `[1,10,100,-5]`
                    § 3.2.2.3 where exponents begin | `[1e20,1e21,1e-6,1e-7]`         | `[100000000000000000000,1e+21,0.000001,1e-7]`
                    § 3.2.3 within one another      | `{"b":{"d":1,"c":2},"a":[]}`    | `{"a":[],"b":{"c":2,"d":1}}`
                    § 3.2.3 in arrays too           | `[{"b":1,"a":{}},"z","y"]`      | `[{"a":{},"b":1},"z","y"]`
                    § 3.2.3 digits as characters    | `{"10":1,"9":2,"1":3,"":4}`     | `{"":4,"1":3,"10":1,"9":2}`
                    § 3.2.3 capitals first          | `{"a":1,"B":2,"_":3,"A":4}`     | `{"A":4,"B":2,"_":3,"a":1}`
                    § 3.2.3 the shorter first       | `{"aa":1,"a":2,"ab":3}`         | `{"a":2,"aa":1,"ab":3}`
                    """)
    void followsTheRulesOfTheRfc(String rule, String input, String expected) {
        assertThat(text(read(input))).isEqualTo(expected);
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
