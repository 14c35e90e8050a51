package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.Spelled;

/// RFC 8259, section by section: what is JSON is read as it is meant, what is none is refused at
/// its first offending byte, with a pointer to the innermost value that was begun.
///
/// `‹0B›` is a byte that cannot be written here.
class JsonRulesTest {

    @ParameterizedTest(name = "RFC 8259 § {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    2 white space around all     | `‹09 0A 0D 20›[‹09 0A 0D 20›1‹09 0A 0D 20›,‹09 0A 0D 20›2‹09 0A 0D 20›]‹09 0A 0D 20›`
                    2 white space in an object   | `‹20›{‹0A›"a"‹09›:‹0D›1‹20›,‹0A›"b"‹0D 0A›:‹20›2‹09›}‹0A›`
                    2 no white space at all      | `{"a":[1,{"b":[]},"c",null,true,false,-0.5]}`
                    2 a number is a text         | `7`
                    2 a string is a text         | `"a"`
                    2 a literal is a text        | `null`
                    3 the three literals         | `[true,false,null]`
                    4 an empty object            | `{}`
                    4 an empty name              | `{"":0}`
                    4 a name with an escape      | `{"\\u0061\\n/~":0}`
                    4 names are case-sensitive   | `{"a":1,"A":2}`
                    4 names are not normalised   | `{"é":1,"e\u0301":2}`
                    4 objects in objects         | `{"a":{"a":{"a":{}}}}`
                    5 an empty array             | `[]`
                    5 elements of every kind     | `[null,true,1,"a",[],{}]`
                    5 arrays in arrays           | `[[[[]]],[[]],[]]`
                    6 zero                       | `[0,-0,0.0,-0.0,0e0,0E-0,0e+400]`
                    6 integers                   | `[1,-1,10,123456789,9007199254740993,-9223372036854775808]`
                    6 fractions                  | `[0.5,-0.5,1.0,1.000,3.141592653589793]`
                    6 exponents                  | `[1e1,1E1,1e+1,1e-1,1.5e3,-1.5E-3,1e01,1e00]`
                    6 beyond what a double tells | `[1e-999,0.1000000000000000055511151231257827,123456789012345678901234567890]`
                    7 an empty string            | `[""]`
                    7 every short escape         | `["\\"\\\\\\/\\b\\f\\n\\r\\t"]`
                    7 units in either case       | `["\\u00e9\\u00E9\\uABCD\\uabcd"]`
                    7 NUL as an escape           | `["\\u0000"]`
                    7 a pair of surrogates       | `["\\ud83d\\ude00\\uDBFF\\uDFFF"]`
                    7 DEL and C1 stand as such   | `["‹7F›‹C2 80›‹C2 9F›"]`
                    7 line ends of Unicode       | `["‹C2 85›‹E2 80 A8›‹E2 80 A9›"]`
                    7 noncharacters              | `["‹EF BF BE›‹EF BF BF›‹EF B7 90›‹F4 8F BF BF›"]`
                    7 a BOM within               | `["‹EF BB BF›a‹EF BB BF›"]`
                    7 marks, one to four bytes   | `["aé中😀"]`
                    7 what looks like structure  | `["{\\"a\\":[1,2]} // no"]`
                    """)
    void readsWhatIsJson(String rule, String text) {
        byte[] bytes = Spelled.bytes(text);
        var reading = Reading.json(bytes);

        assertThat(reading.brief()).isEmpty();
        AsJackson.assertSameValue(bytes, reading, text);
    }

    @ParameterizedTest(name = "RFC 8259 § {0}: {1} at {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            textBlock =
                    """
                    2 nothing                    | ``                      | 1:1  | ``
                    2 white space alone          | ` ‹0D 0A› `             | 2:2  | ``
                    2 vertical tab               | `‹0B›[]`                | 1:1  | ``
                    2 form feed                  | `[‹0C›]`                | 1:2  | ``
                    2 no-break space             | `[1‹C2 A0›]`            | 1:3  | ``
                    2 next line                  | `[1,‹C2 85›2]`          | 1:4  | ``
                    2 line separator             | `{"a":‹E2 80 A8›1}`     | 1:6  | ``
                    2 ideographic space          | `{‹E3 80 80›}`          | 1:2  | ``
                    2 NUL                        | `[]‹00›`                | 1:3  | ``
                    2 a comment before           | `/* a */[]`             | 1:1  | ``
                    2 a comment within           | `[1,//a‹0A›2]`          | 1:4  | ``
                    2 a comment behind           | `[]#`                   | 1:3  | ``
                    2 another bracket            | `(1)`                   | 1:1  | ``
                    2 a bracket that opens none  | `]`                     | 1:1  | ``
                    2 a brace that opens none    | `}`                     | 1:1  | ``
                    2 a comma alone              | `,`                     | 1:1  | ``
                    2 a colon alone              | `:`                     | 1:1  | ``
                    2 a second text              | `[] []`                 | 1:4  | ``
                    2 a bracket too many         | `[]]`                   | 1:3  | ``
                    2 a brace too many           | `{}}`                   | 1:3  | ``
                    2 a comma behind             | `[],`                   | 1:3  | ``
                    3 capitals                   | `[True]`                | 1:2  | ``
                    3 a capital within           | `[tRue]`                | 1:3  | /0
                    3 a capital at the end       | `[nulL]`                | 1:5  | /0
                    3 cut off                    | `[fals]`                | 1:6  | /0
                    3 cut off by the end         | `[1,tru`                | 1:7  | /1
                    3 a letter too many          | `[truee]`               | 1:6  | ``
                    3 two in one                 | `[nullnull]`            | 1:6  | ``
                    3 a name of JavaScript       | `[undefined]`           | 1:2  | ``
                    3 a name of Ruby             | `[nil]`                 | 1:3  | /0
                    3 a word without quotes      | `[abc]`                 | 1:2  | ``
                    4 not closed                 | `{`                     | 1:2  | ``
                    4 a comma alone              | `{,}`                   | 1:2  | ``
                    4 a name alone               | `{"a"}`                 | 1:5  | ``
                    4 no value                   | `{"a":}`                | 1:6  | ``
                    4 the end for a value        | `{"a":`                 | 1:6  | ``
                    4 a comma before the end     | `{"a":1,}`              | 1:8  | ``
                    4 two commas                 | `{"a":1,,"b":2}`        | 1:8  | ``
                    4 no comma                   | `{"a":1 "b":2}`         | 1:8  | ``
                    4 a semicolon                | `{"a":1;"b":2}`         | 1:7  | ``
                    4 two colons                 | `{"a"::1}`              | 1:6  | ``
                    4 no colon                   | `{"a" 1}`               | 1:6  | ``
                    4 a comma for the colon      | `{"a",1}`               | 1:5  | ``
                    4 an equals sign             | `{"a"=1}`               | 1:5  | ``
                    4 a number for a name        | `{1:1}`                 | 1:2  | ``
                    4 a literal for a name       | `{null:1}`              | 1:2  | ``
                    4 an array for a name        | `{["a"]:1}`             | 1:2  | ``
                    4 a name without quotes      | `{a:1}`                 | 1:2  | ``
                    4 a name in single quotes    | `{'a':1}`               | 1:2  | ``
                    4 a name that does not end   | `{"a`                   | 1:4  | ``
                    4 closed as an array         | `{"a":1]`               | 1:7  | ``
                    4 the outer one not closed   | `{"a":{"b":1}`          | 1:13 | ``
                    4 the inner one closed twice | `{"a":{"b":1}}}`        | 1:14 | ``
                    4 deep inside                | `{"a":{"b":[{"c":?}]}}` | 1:17 | /a/b/0
                    5 not closed                 | `[1`                    | 1:3  | ``
                    5 a comma first              | `[,1]`                  | 1:2  | ``
                    5 a comma before the end     | `[1,]`                  | 1:4  | ``
                    5 two commas                 | `[1,,2]`                | 1:4  | ``
                    5 no comma                   | `["a""b"]`              | 1:5  | ``
                    5 a colon                    | `["a":1]`               | 1:5  | ``
                    5 a semicolon                | `[1;2]`                 | 1:3  | ``
                    5 closed as an object        | `[1}`                   | 1:3  | ``
                    5 the inner one as an object | `[[1}]`                 | 1:4  | /0
                    5 the outer one not closed   | `[[1]`                  | 1:5  | ``
                    6 a zero first               | `[01]`                  | 1:3  | ``
                    6 a zero behind the sign     | `[-01]`                 | 1:4  | ``
                    6 a plus sign                | `[+1]`                  | 1:2  | ``
                    6 two signs                  | `[--1]`                 | 1:3  | /0
                    6 a sign alone               | `[-]`                   | 1:3  | /0
                    6 a sign apart               | `[- 1]`                 | 1:3  | /0
                    6 no digit before the point  | `[.5]`                  | 1:2  | ``
                    6 a sign before the point    | `[-.5]`                 | 1:3  | /0
                    6 no digit behind the point  | `[1.]`                  | 1:4  | /0
                    6 no digit before the e      | `[1.e2]`                | 1:4  | /0
                    6 no digit behind the e      | `[1e]`                  | 1:4  | /0
                    6 no digit behind its sign   | `[1E+]`                 | 1:5  | /0
                    6 two signs behind the e     | `[1e+-1]`               | 1:5  | /0
                    6 a point in the exponent    | `[1e1.5]`               | 1:5  | ``
                    6 two points                 | `[1.2.3]`               | 1:5  | ``
                    6 two exponents              | `[1e1e1]`               | 1:5  | ``
                    6 hexadecimal                | `[0x1F]`                | 1:3  | ``
                    6 underscores                | `[1_000]`               | 1:3  | ``
                    6 a suffix                   | `[1f]`                  | 1:3  | ``
                    6 not a number               | `[NaN]`                 | 1:2  | ``
                    6 infinity                   | `[Infinity]`            | 1:2  | ``
                    6 infinity with a sign       | `[-Infinity]`           | 1:3  | /0
                    6 wide digits                | `[１]`                  | 1:2  | ``
                    6 Arabic digits              | `[1٢]`                  | 1:3  | ``
                    6 the end for a digit        | `-`                     | 1:2  | ``
                    7 not closed                 | `["a]`                  | 1:5  | /0
                    7 in single quotes           | `['a']`                 | 1:2  | ``
                    7 in typographic quotes      | `[“a”]`                 | 1:2  | ``
                    7 a line end                 | `["a‹0A›b"]`            | 1:4  | /0
                    7 a carriage return          | `["a‹0D›b"]`            | 1:4  | /0
                    7 a tab                      | `["‹09›"]`              | 1:3  | /0
                    7 NUL                        | `["‹00›"]`              | 1:3  | /0
                    7 an escape of C             | `["\\x41"]`             | 1:4  | /0
                    7 an escape of JavaScript    | `["\\'"]`               | 1:4  | /0
                    7 an escape in octal         | `["\\0"]`               | 1:4  | /0
                    7 an escaped line end        | `["\\‹0A›"]`            | 1:4  | /0
                    7 a capital U                | `["\\U0041"]`           | 1:4  | /0
                    7 braces                     | `["\\u{41}"]`           | 1:5  | /0
                    7 three digits               | `["\\u041"]`            | 1:8  | /0
                    7 a letter that is no digit  | `["\\u00G0"]`           | 1:7  | /0
                    7 wide digits                | `["\\u００41"]`         | 1:5  | /0
                    7 the end behind a backslash | `["\\`                  | 1:4  | /0
                    7 the end within a unit      | `["\\u00`               | 1:7  | /0
                    7 half of the second unit    | `["\\ud83d\\ude"]`      | 1:13 | /0
                    8.1 UTF-16LE with a BOM      | `‹FF FE›[‹00›]‹00›`     | 1:1  | ``
                    8.1 UTF-16BE with a BOM      | `‹FE FF 00›[‹00›]`      | 1:1  | ``
                    8.1 UTF-16LE                 | `[‹00›]‹00›`            | 1:2  | ``
                    8.1 UTF-16BE                 | `‹00›[‹00›]`            | 1:1  | ``
                    8.1 UTF-32LE                 | `[‹00 00 00›]‹00 00 00›`| 1:2  | ``
                    8.1 UTF-32BE                 | `‹00 00 00›[‹00 00 00›]`| 1:1  | ``
                    8.1 Latin-1                  | `["‹E9›"]`              | 1:3  | /0
                    8.1 a part of a BOM          | `‹EF BB›[]`             | 1:1  | ``
                    8.1 a BOM at the end         | `[]‹EF BB BF›`          | 1:3  | ``
                    8.1 a BOM between            | `[‹EF BB BF›1]`         | 1:2  | ``
                    """)
    void refusesWhatIsNone(String rule, String text, String place, String pointer) {
        byte[] bytes = Spelled.bytes(text);
        var reading = Reading.json(bytes);

        assertThat(reading.brief()).containsExactly("json/syntax " + place + " " + pointer);
        assertThat(AsJackson.read(bytes)).as("Jackson refuses it too").isNull();
    }
}
