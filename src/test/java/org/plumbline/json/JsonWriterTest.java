package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.plumbline.text.UnpairedSurrogateException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

class JsonWriterTest {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void writesTwoSpacesLfAndAFinalLf() throws IOException {
        var json = JsonWriter.pretty(out).beginObject();
        json.name("b").number(1).name("a").beginArray().string("x").nullValue().bool(true).close();
        json.name("none").beginArray().close().name("empty").beginObject().close();
        json.name("deep").beginArray().beginObject().name("k").number(-0.5).close().close();
        json.close().end();

        assertThat(out.toString(UTF_8))
                .isEqualTo(
                        """
                        {
                          "b": 1,
                          "a": [
                            "x",
                            null,
                            true
                          ],
                          "none": [],
                          "empty": {},
                          "deep": [
                            {
                              "k": -0.5
                            }
                          ]
                        }
                        """);
    }

    @Test
    void writesOneLineAValueInCompactForm() throws IOException {
        var json = JsonWriter.compact(out);
        json.beginObject().name("a").beginArray().number(1).number(2).close().close().end();
        json.beginObject().close().end();

        assertThat(out.toString(UTF_8)).isEqualTo("{\"a\":[1,2]}\n{}\n");
    }

    @Test
    void writesATreeAsItsMembersStand() throws IOException {
        JsonNode tree =
                JsonMapper.shared().readTree("{\"z\":[1,{\"y\":null}],\"a\":\"\\u2028\\n\"}");

        JsonWriter.compact(out).tree(tree).end();

        assertThat(out.toString(UTF_8)).isEqualTo("{\"z\":[1,{\"y\":null}],\"a\":\"\u2028\\n\"}\n");
    }

    @Test
    void keepsTheValueOfANumberThatNoDoubleHolds() throws IOException {
        var array = NODES.arrayNode();
        array.add(new BigInteger("9007199254740993")).add(new BigInteger("9007199254740992"));
        array.add(9007199254740993L).add(new BigDecimal("0.1")).add(new BigDecimal("1.0"));
        array.add(new BigDecimal("1e2")).add(new BigDecimal("0.10000000000000000000001"));
        array.add(1e21).add(100.0).add(-0.0);

        JsonWriter.compact(out).tree(array).end();

        assertThat(out.toString(UTF_8))
                .isEqualTo(
                        "[9007199254740993,9007199254740992,9007199254740993,0.1,1,"
                                + "100,0.10000000000000000000001,1e+21,100,0]\n");
    }

    @Test
    void givesBackEqualTreesInBothForms() throws IOException {
        for (long seed = 1; seed <= 200; seed++) {
            JsonNode tree = new RandomJson(seed).object(4);
            out.reset();
            JsonWriter.pretty(out).tree(tree).end();
            JsonNode pretty = JsonMapper.shared().readTree(out.toByteArray());
            out.reset();
            JsonWriter.compact(out).tree(tree).end();

            byte[] canonical = CanonicalJson.bytes(tree);
            assertThat(CanonicalJson.bytes(pretty)).as("seed %d", seed).isEqualTo(canonical);
            assertThat(CanonicalJson.bytes(JsonMapper.shared().readTree(out.toByteArray())))
                    .as("seed %d", seed)
                    .isEqualTo(canonical);
        }
    }

    @Test
    void refusesAStringThatHasNoBytes() {
        assertThatThrownBy(() -> JsonWriter.pretty(out).string("\uDFFF"))
                .isInstanceOf(UnpairedSurrogateException.class);
    }

    @Test
    void refusesAWrongNesting() throws IOException {
        var json = JsonWriter.pretty(out).beginObject();

        assertThatThrownBy(() -> json.number(1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(json::end).isInstanceOf(IllegalStateException.class);
        json.name("a");
        assertThatThrownBy(() -> json.name("b")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(json::close).isInstanceOf(IllegalStateException.class);
    }
}
