package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.Spelled;

/// What I-JSON (RFC 7493) and our limits ask beyond RFC 8259: each fault at its place, and only
/// there.
class InternetJsonTest {

    /// What is told: `before`, one of the listed, `after`. In the list `‹0A›` is a line end, and
    /// two backticks nothing.
    private static List<String> each(String before, String listed, String after) {
        String spelled = listed.replace("‹0A›", "\n").replace("``", "");
        return Stream.of(spelled.split(", ", -1)).map(one -> before + one + after).toList();
    }

    @ParameterizedTest(name = "RFC 7493 § 2.3, {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    twice                        | `{"a":1,"a":2}`                  | 1:8 /a
                    thrice                       | `{"a":1,"a":1,"a":1}`            | 1:8 /a, 1:14 /a
                    not side by side             | `{"a":1,"b":2,"a":3}`            | 1:14 /a
                    the second as an escape      | `{"a":1,"\\u0061":2}`            | 1:8 /a
                    the first as an escape       | `{"\\u0061":1,"a":2}`            | 1:13 /a
                    another way to escape        | `{"\\n":1,"\\u000a":2}`          | 1:9 /‹0A›
                    a pair and its character     | `{"😀":1,"\\ud83d\\uDE00":2}`    | 1:8 /😀
                    the empty name               | `{"":1,"":2}`                    | 1:7 /
                    a name with a slash          | `{"a/b~":1,"a/b~":2}`            | 1:11 /a~1b~0
                    within another               | `{"o":{"a":1,"a":2}}`            | 1:13 /o/a
                    in an element                | `[0,{"a":1,"a":2}]`              | 1:11 /1/a
                    within the repeated one      | `{"a":1,"a":{"b":1,"b":2}}`      | 1:8 /a, 1:19 /a/b
                    """)
    void tellsARepeatedName(String rule, String text, String places) {
        assertThat(Reading.json(text).brief()).isEqualTo(each("json/duplicate-key ", places, ""));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    one name in two objects      | `[{"a":1},{"a":2}]`
                    one name at two depths       | `{"a":{"a":{"a":1}}}`
                    another case                 | `{"a":1,"A":2}`
                    another normal form          | `{"é":1,"e\u0301":2}`
                    with a zero-width character  | `{"a":1,"a\u200b":2}`
                    a backslash and a letter     | `{"\\n":1,"\\\\n":2}`
                    a name and a value           | `{"a":"a"}`
                    """)
    void takesForDifferentWhatDiffersByACodePoint(String rule, String text) {
        assertThat(Reading.json(text).brief()).isEmpty();
    }

    @ParameterizedTest(name = "RFC 7493 § 2.1, {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            textBlock =
                    """
                    a high one alone             | `["\\ud83d"]`                    | 1:2 /0
                    a low one alone              | `["\\ude00"]`                    | 1:2 /0
                    the first and the last high  | `["\\ud800","\\udbff"]`          | 1:2 /0, 1:11 /1
                    the first and the last low   | `["\\udc00","\\udfff"]`          | 1:2 /0, 1:11 /1
                    in the wrong order           | `["\\ude00\\ud83d"]`             | 1:2 /0
                    two high ones                | `["\\ud83d\\ud83d\\ude00"]`      | 1:2 /0
                    two low ones                 | `["\\ud83d\\ude00\\ude00"]`      | 1:2 /0
                    something between            | `["\\ud83dx\\ude00"]`            | 1:2 /0
                    an escape between            | `["\\ud83d\\n\\ude00"]`          | 1:2 /0
                    a backslash between          | `["\\ud83d\\\\ude00"]`           | 1:2 /0
                    in a name                    | `[{"\\ud83d":1}]`                | 1:2 /0
                    in a name of the root        | `{"\\ud83d":1}`                  | 1:1 ``
                    """)
    void tellsHalfOfASurrogatePair(String rule, String text, String places) {
        assertThat(Reading.json(text).brief())
                .isEqualTo(each("text/unpaired-surrogate ", places, ""));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    just below the units         | `["\\ud7ff"]`
                    just above the units         | `["\\ue000"]`
                    the first pair               | `["\\ud800\\udc00"]`
                    the last pair                | `["\\udbff\\udfff"]`
                    two pairs                    | `["\\ud83d\\ude00\\ud83d\\ude00"]`
                    an escaped backslash         | `["\\\\ud83d"]`
                    """)
    void takesWhatIsNoHalf(String rule, String text) {
        assertThat(Reading.json(text).brief()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            textBlock =
                    """
                    a BOM                        | `‹EF BB BF›[]`                   | json/bom 1:1
                    a BOM before white space     | `‹EF BB BF›‹0A›[]`               | json/bom 1:1
                    a BOM and a fault            | `‹EF BB BF›[?]`                  | json/bom 1:1, json/syntax 1:2
                    a BOM and nothing            | `‹EF BB BF›`                     | json/bom 1:1, json/syntax 1:1
                    two BOMs                     | `‹EF BB BF EF BB BF›[]`          | json/bom 1:1, json/syntax 1:1
                    """)
    void warnsOfAByteOrderMark(String rule, String text, String faults) {
        assertThat(Reading.json(Spelled.bytes(text)).brief()).isEqualTo(each("", faults, " "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    above the largest double     | `[1e309]`                        | 1:2 /0
                    its negative                 | `[-1e309]`                       | 1:2 /0
                    rounded up to no double      | `[1.797693134862315808e308]`     | 1:2 /0
                    a huge exponent              | `[1,1e999999999]`                | 1:4 /1
                    an exponent beyond an int    | `[1e99999999999999999999]`       | 1:2 /0
                    """)
    void refusesANumberThatNoDoubleHolds(String rule, String text, String place) {
        assertThat(Reading.json(text).brief()).containsExactly("json/limit " + place);
    }

    @ParameterizedTest(name = "{0} objects and arrays in one another")
    @CsvSource({"255, false", "256, false", "257, true", "500, true"})
    void refusesTheBracketBeyondTheLimit(int depth, boolean refused) {
        var text = new StringBuilder();
        var pointer = new StringBuilder();
        for (int i = 1; i <= depth; i++) {
            text.append(i % 2 == 0 ? "[" : "{\"a\":");
            if (i <= 256) {
                pointer.append(i % 2 == 0 ? "/0" : "/a");
            }
        }
        text.append("0");
        for (int i = depth; i >= 1; i--) {
            text.append(i % 2 == 0 ? "]" : "}");
        }
        // 128 times `{"a":[`, then the bracket.
        String expected = "json/limit 1:%s %s".formatted(128 * 6 + 1, pointer);

        assertThat(Reading.json(text.toString()).brief())
                .isEqualTo(refused ? List.of(expected) : List.of());
    }

    @ParameterizedTest(name = "a number of {0} characters, {1}")
    @CsvSource({
        "1000, digits, false", "1001, digits, true",
        "1000, fraction, false", "1001, fraction, true",
        "1000, exponent, false", "1001, exponent, true"
    })
    void refusesACharacterBeyondTheLimitOfANumber(int length, String kind, boolean refused) {
        String number =
                switch (kind) {
                    case "digits" -> "-0." + "0".repeat(length - 3);
                    case "fraction" -> "1." + "5".repeat(length - 2);
                    default -> "1e" + "0".repeat(length - 2);
                };

        assertThat(Reading.json("[" + number + "]").brief())
                .isEqualTo(refused ? List.of("json/limit 1:2 /0") : List.of());
    }
}
