package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentReaderTest {

    @Test
    void handsOverMembersAndElementsWithTheirPlaces() {
        var reading =
                Reading.json(
                        "{\"a\": 1,\n \"list\": [ {\"b\":2},\n  3 ],\r\n\"é\": {\"c\": \"x\"}}");

        assertThat(reading.pieces)
                .containsExactly(
                        "a@1:2 1:7", "list@2:2 [2:10", "/list/0 2:12", "/list/1 3:3", "é@4:1 4:6");
        assertThat(reading.faults).isEmpty();
        assertThat(reading.closed).isTrue();
    }

    @Test
    void countsColumnsInCodePointsAndLinesByTheirThreeEnds() {
        var reading = Reading.json("\ufeff{\"😀é\":[\"中\", 1],\r\r\n\n\"b\" :\r 2 }");

        assertThat(reading.brief()).containsExactly("json/bom 1:1 ");
        assertThat(reading.pieces)
                .containsExactly("😀é@1:2 [1:7", "/😀é/0 1:8", "/😀é/1 1:13", "b@4:1 5:2");
    }

    @Test
    void readsLinesAsElementsAndCountsBlankOnes() {
        var reading = Reading.lines("\n {\"a\":1}\r\n\n  \r\n{\"b\":2}\n[]\n\n\"x\"");

        assertThat(reading.pieces)
                .containsExactly("a@2:3 2:7", "/items/0 5:1", "/items/1 6:1", "/items/2 8:1");
        assertThat(reading.faults).isEmpty();
    }

    @Test
    void goesOnWithTheNextLineAfterABrokenOne() {
        var reading = Reading.lines("{\"a\":1}\n{\"b\": tru}\n{\"c\":\n{\"d\":1}\n3 4\n}\n5");

        assertThat(reading.brief())
                .containsExactly(
                        "json/syntax 2:10 /items/0/b",
                        "json/syntax 3:6 /items/1",
                        "json/syntax 5:3 /items/3",
                        "json/syntax 6:1 /items");
        assertThat(reading.pieces)
                .containsExactly("a@1:2 1:6", "/items/2 4:1", "/items/3 5:1", "/items/5 7:1");
    }

    @Test
    void readsOnAfterABrokenFirstLine() {
        var reading = Reading.lines("{\"a\":1,]\n{}\n");

        assertThat(reading.brief()).containsExactly("json/syntax 1:8 ");
        assertThat(reading.pieces).containsExactly("a@1:2 1:6", "/items/0 2:1");
    }

    /// Pointer to the innermost value that was begun, place of the first byte that cannot be there.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                        | 1:1  | ``",
                "`   `                     | 1:4  | ``",
                "nul                       | 1:4  | ``",
                "x                         | 1:1  | ``",
                "{                         | 1:2  | ``",
                "{\"a\"                    | 1:5  | ``",
                "{\"a\":                   | 1:6  | ``",
                "{\"a\":}                  | 1:6  | ``",
                "{\"a\":nul}               | 1:9  | /a",
                "{\"a\":truth}             | 1:9  | /a",
                "{\"a\":NaN}               | 1:6  | ``",
                "{\"a\":+1}                | 1:6  | ``",
                "{\"a\":01}                | 1:7  | ``",
                "{\"a\":-}                 | 1:7  | /a",
                "{\"a\":1.}                | 1:8  | /a",
                "{\"a\":1.5e+}             | 1:11 | /a",
                "{\"a\":\"b                | 1:8  | /a",
                "{\"a\":\"b\\x\"}          | 1:9  | /a",
                "{\"a\":\"\\u12G4\"}       | 1:11 | /a",
                "{\"a\":\"\\u12            | 1:11 | /a",
                "{\"a\\x\":1}              | 1:5  | ``",
                "{\"a\":1,}                | 1:8  | ``",
                "{\"a\":1 \"b\":2}         | 1:8  | ``",
                "{a:1}                     | 1:2  | ``",
                "{\"a\" 1}                 | 1:6  | ``",
                "{\"a\":1}}                | 1:8  | ``",
                "{\"a\":1}{}               | 1:8  | ``",
                "{\"a\":[1,]}              | 1:9  | /a",
                "{\"a\":[1 2]}             | 1:9  | /a",
                "{\"a\":[1                 | 1:8  | /a",
                "{\"a\":[[],{\"b\":[1,?]}]}| 1:18 | /a/1/b",
                "{\"a\":{\"b\":{\"c\":x}}} | 1:16 | /a/b",
                "{\"a/b~c\":{\"d\":tr,}}   | 1:17 | /a~1b~0c/d",
                "[1,2                      | 1:5  | ``",
                "[1,{\"a\":[}              | 1:10 | /1/a",
                "1 2                       | 1:3  | ``"
            })
    void findsTheFirstOffendingByte(String text, String place, String pointer) {
        assertThat(Reading.json(text).brief())
                .containsExactly("json/syntax " + place + " " + pointer);
    }

    @Test
    void refusesALineEndInAString() {
        assertThat(Reading.json("{\"a\":\"b\nc\"}").brief()).containsExactly("json/syntax 1:8 /a");
        assertThat(Reading.lines("{}\n\"b\nc\"").brief())
                .containsExactly("json/syntax 2:3 /items/0", "json/syntax 3:1 /items");
    }

    @Test
    void tellsBrokenUtf8AtItsFirstByte() {
        assertThat(Reading.json(bytes("{\"é\":\"a", 0xC3, "b\"}")).brief())
                .containsExactly("json/syntax 1:8 /é");
        assertThat(Reading.json(bytes("{\"a\":\"", 0xE2, 0x82)).brief())
                .containsExactly("json/syntax 1:7 /a");
        assertThat(Reading.json(bytes("{\"a\"", 0xFF, ":1}")).brief())
                .containsExactly("json/syntax 1:5 ");
        assertThat(Reading.json(bytes(0xFF, 0xFE, "{", 0)).brief())
                .containsExactly("json/syntax 1:1 ");
        assertThat(Reading.json("{}".getBytes(UTF_16LE)).brief())
                .containsExactly("json/syntax 1:2 ");
    }

    @Test
    void aSecondByteOrderMarkIsSyntax() {
        assertThat(Reading.json("\ufeff\ufeff{}").brief())
                .containsExactly("json/bom 1:1 ", "json/syntax 1:1 ");
    }

    @Test
    void aRepeatedNameIsToldThereAndTheFirstValueStands() {
        var reading =
                Reading.json(
                        "{\"a\":{\"x\":1,\"y\":2,\"\\u0078\":3,\"x\":4},\"b\":1,\"a\":{\"z\":1,\"z\":2}}");

        assertThat(reading.brief())
                .containsExactly(
                        "json/duplicate-key 1:19 /a/x",
                        "json/duplicate-key 1:30 /a/x",
                        "json/duplicate-key 1:43 /a",
                        "json/duplicate-key 1:54 /a/z");
        assertThat(reading.pieces).containsExactly("a@1:2 1:6", "b@1:37 1:41");
        var value = reading.trees.getFirst().root();
        assertThat(value.members()).hasSize(2);
        assertThat(value.members().getFirst().value().integer()).isEqualTo(1);
    }

    @Test
    void findsRepetitionsAmongManyNames() {
        var text = new StringBuilder("{\"a\":{");
        for (int i = 0; i < 100; i++) {
            text.append("\"n").append(i).append("\":0,");
        }
        text.append("\"n7\":1,\"n99\":1,\"\\u006e40\":1}}");

        assertThat(Reading.json(text.toString()).faults)
                .extracting(JsonFault::pointer)
                .containsExactly("/a/n7", "/a/n99", "/a/n40");
    }

    @Test
    void tellsHalvesOfSurrogatePairs() {
        var reading =
                Reading.json(
                        "{\"a\":\"\\ud83d\",\"b\":\"\\ude00\\ud83d\",\"c\":\"\\ud83d\\ude00\","
                                + "\"d\":[\"\\ud83dx\\ude00\"],\"e\":{\"\\udead\":{\"f\":\"\\udead\"}},"
                                + "\"\\ud800\":1,\"\\ud800\":[\"\\ud800\"]}");

        assertThat(reading.brief())
                .containsExactly(
                        "text/unpaired-surrogate 1:6 /a",
                        "text/unpaired-surrogate 1:19 /b",
                        "text/unpaired-surrogate 1:58 /d/0",
                        "text/unpaired-surrogate 1:79 /e",
                        "text/unpaired-surrogate 1:94 /e/f",
                        "text/unpaired-surrogate 1:1 ",
                        "text/unpaired-surrogate 1:1 ",
                        "text/unpaired-surrogate 1:126 ");
    }

    @Test
    void allowsNoncharactersAndEveryEscape() {
        var text =
                Reading.json(
                                "[\"\\uFFFE\\uffff\ufdd0\\ud83f\\udfff\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\"]")
                        .trees
                        .getFirst()
                        .root()
                        .elements()
                        .getFirst();

        assertThat(text.string()).isEqualTo("\ufffe\uffff\ufdd0\ud83f\udfff\"\\/\b\f\n\r\t\0");
        assertThat(text.text().bytes()).isEqualTo(text.string().getBytes(UTF_8));
    }

    @Test
    void limitsNesting() {
        String deep = "{\"a\":" + "[".repeat(255) + "]".repeat(255) + "}";
        String deeper = "{\"a\":" + "[".repeat(256) + "]".repeat(256) + "}";

        assertThat(Reading.json(deep).faults).isEmpty();
        assertThat(Reading.json(deeper).brief())
                .containsExactly("json/limit 1:261 /a" + "/0".repeat(255));
        assertThat(Reading.lines("{}\n" + "[".repeat(254) + "]".repeat(254)).faults).isEmpty();
        assertThat(Reading.lines("{}\n" + "[".repeat(255) + "]".repeat(255) + "\n1").brief())
                .containsExactly("json/limit 2:255 /items/0" + "/0".repeat(254));
    }

    @Test
    void limitsNumbers() {
        String long1000 = "1" + "0".repeat(100) + "." + "5".repeat(898);

        assertThat(Reading.json("[" + long1000 + "]").faults).isEmpty();
        assertThat(Reading.json("[" + long1000 + "1]").brief())
                .containsExactly("json/limit 1:2 /0");
        assertThat(Reading.json("[1e308,-1.7976931348623157e308,1e-999]").faults).isEmpty();
        assertThat(Reading.json("[1,1e309]").brief()).containsExactly("json/limit 1:4 /1");
        assertThat(Reading.json("{\"x\":{\"y\":-1" + "0".repeat(309) + "}}").brief())
                .containsExactly("json/limit 1:11 /x/y");
    }

    @Test
    void limitsTheValuesOfOneElement() {
        int most = ValueScanner.MAX_NODES;
        String full = "{\"items\":[[" + "0,".repeat(most - 2) + "0]]}";
        String more = "{\"items\":[[" + "0,".repeat(most - 1) + "0]]}";

        assertThat(Reading.json(full).faults).isEmpty();
        assertThat(Reading.json(more).brief())
                .containsExactly(
                        "json/limit 1:%s /items/0/%s".formatted(12 + 2 * (most - 1), most - 1));
        assertThat(Reading.json(more).faults.getFirst().message())
                .startsWith("more than 3000000 values and names in one element of the list");
    }

    /// What was begun last is the object, whose members are named by their numbers here.
    @Test
    void tellsTheObjectWhereANameIsTooMany() {
        int members = ValueScanner.MAX_NODES / 2;
        var text = new StringBuilder("{\"items\":[[{\"0\":0");
        for (int i = 1; i < members; i++) {
            text.append(",\"").append(i).append("\":0");
        }

        assertThat(Reading.json(text.append("}]]}").toString()).brief())
                .containsExactly("json/limit 1:12 /items/0/0");
    }

    @Test
    void limitsTheBytesOfOneElement() {
        String half = "a".repeat(ByteWindow.MOST_HELD / 2);
        String rest = "a".repeat(ByteWindow.MOST_HELD / 2 - "['','']".length());

        assertThat(Reading.json(twoTexts(half, rest)).faults).isEmpty();
        assertThat(Reading.json(twoTexts(half, rest + "a")).brief())
                .containsExactly("json/limit 1:13 /items/1");
        var reading = Reading.json(twoTexts(half, rest + "aaa"));
        assertThat(reading.brief())
                .containsExactly("json/limit 1:%s /items/1/1".formatted(17 + half.length()));
        assertThat(reading.faults.getFirst().message())
                .startsWith("a value of more than 65 MiB in the list");
    }

    private static String twoTexts(String one, String other) {
        return "{\"items\":[0,[\"" + one + "\",\"" + other + "\"]]}";
    }

    @Test
    void limitsTheMembersOfTheRoot() {
        var text = new StringBuilder("{\"0\":0");
        for (int i = 1; i < RootNames.MOST; i++) {
            text.append(",\"").append(i).append("\":0");
        }

        assertThat(Reading.json(text + "}").faults).isEmpty();
        assertThat(Reading.json(text + ",\"x\":0}").brief()).containsExactly("json/limit 1:1 ");
    }

    @Test
    void limitsStringsByTheBytesOfTheirText() {
        byte[] text = new byte[(64 << 20) + 8];
        Arrays.fill(text, (byte) 'a');
        System.arraycopy("{\"s\":\"".getBytes(UTF_8), 0, text, 0, 6);
        text[text.length - 2] = '"';
        text[text.length - 1] = '}';
        assertThat(Reading.json(text).faults).as("64 MiB").isEmpty();

        byte[] longer = Arrays.copyOf(text, text.length + 1);
        longer[text.length - 2] = 'a';
        longer[text.length - 1] = '"';
        longer[text.length] = '}';
        assertThat(Reading.json(longer).brief()).containsExactly("json/limit 1:6 /s");

        longer[10] = '\\';
        longer[11] = 'n';
        assertThat(Reading.json(longer).faults).as("an escape is one byte of the text").isEmpty();
    }

    @Test
    void tellsIntegersFromOthersHoweverTheyAreWritten() {
        var numbers =
                Reading.json(
                                "[1.0,1e2,-0,0e-400,10e-1,1.5,15e-1,1e-999,12345678901234567890,1e300]")
                        .trees
                        .getFirst()
                        .root()
                        .elements();

        assertThat(numbers.stream().map(JsonValue::isInteger))
                .containsExactly(true, true, true, true, true, false, false, false, true, true);
        assertThat(Stream.of(0, 1, 2, 3, 4, 8, 9).map(i -> numbers.get(i).integer()))
                .containsExactly(1L, 100L, 0L, 0L, 1L, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    @Test
    void readsTheSameFromAnyCutOfTheBytes() {
        String text =
                "\ufeff{\"a\\u0062\":[\"é中😀\\ud83d\\ude00\\n\", -1.5e+3, true, {\"x\":null}],"
                        + " \"b\":{\"a\":1,\"a\":2},\r\n\"c\":fals}";
        var whole = Reading.json(text);
        var pieces = Reading.slowly(text.getBytes(UTF_8));

        assertThat(pieces.pieces).isEqualTo(whole.pieces);
        assertThat(pieces.faults).isEqualTo(whole.faults);
        assertThat(whole.brief()).hasSize(3);
    }

    @Test
    void namesWhatItFoundAndWhatItExpected() {
        assertThat(messages("{\"a\" 1}"))
                .containsExactly("'1' where a colon after the name is expected");
        assertThat(messages("{\"a\":[1,]}")).containsExactly("']' where a value is expected");
        assertThat(messages("{\"a\":nul}"))
                .containsExactly("'}' where the rest of null is expected");
        assertThat(messages("")).allMatch(words -> words.startsWith("the file is empty; a JSON"));
        assertThat(messages(" \n")).allMatch(words -> words.startsWith("nothing but white space"));
        assertThat(messages("{\"a\":\"\u0007\"}"))
                .containsExactly(
                        "control character U+0007 within a string; it is written as an escape there");
        assertThat(Reading.json(bytes("{\"a\":\"", 0xED, 0xA0, 0x80, "\"}")).faults)
                .extracting(JsonFault::message)
                .containsExactly("bytes that are not UTF-8 at byte 6 of the file: ED A0 80 22");
    }

    private static List<String> messages(String text) {
        return Reading.json(text).faults.stream().map(JsonFault::message).toList();
    }

    private static byte[] bytes(Object... parts) {
        var out = new ByteArrayOutputStream();
        for (Object part : parts) {
            if (part instanceof Integer b) {
                out.write(b);
            } else {
                out.writeBytes(part.toString().getBytes(UTF_8));
            }
        }
        return out.toByteArray();
    }
}
