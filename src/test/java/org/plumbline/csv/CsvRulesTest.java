package org.plumbline.csv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.util.StringJoiner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.Spelled;
import org.plumbline.problem.Location;

/// RFC 4180, section 2, rule by rule; a line may end in LF alone too.
///
/// What is read is shown with each cell in `[]` and each record behind `;`. `‹0D 0A›` are bytes
/// that cannot be written here.
class CsvRulesTest {

    @ParameterizedTest(name = "RFC 4180 § 2, rule {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    1 CRLF ends a record            | `a,b‹0D 0A›c,d‹0D 0A›`               | `[a][b];[c][d]`
                    1 LF ends a record              | `a,b‹0A›c,d‹0A›`                     | `[a][b];[c][d]`
                    1 both in one file              | `a‹0D 0A›b‹0A›c`                     | `[a];[b];[c]`
                    2 the last end may be missing   | `a,b‹0D 0A›c,d`                      | `[a][b];[c][d]`
                    2 also behind a quote           | `a‹0A›"b"`                           | `[a];[b]`
                    4 one cell                      | `a‹0A›`                              | `[a]`
                    4 spaces are part of a cell     | ` a , b ‹0A›`                        | `[ a ][ b ]`
                    4 a comma at the end            | `a,‹0A›`                             | `[a][]`
                    4 commas alone                  | `,,‹0A›`                             | `[][][]`
                    4 a cell at the start is empty  | `,a‹0A›`                             | `[][a]`
                    4 other separators are none     | `a;b‹09›c‹0A›`                       | `[a;b‹09›c]`
                    5 quotes around a cell          | `"a","b"‹0A›`                        | `[a][b]`
                    5 with and without              | `a,"b",c‹0A›`                        | `[a][b][c]`
                    5 quotes around nothing         | `"",a‹0A›`                           | `[][a]`
                    5 spaces in quotes              | `" a "‹0A›`                          | `[ a ]`
                    6 a comma in quotes             | `"a,b",c‹0A›`                        | `[a,b][c]`
                    6 CRLF in quotes                | `"a‹0D 0A›b",c‹0D 0A›`               | `[a‹0D 0A›b][c]`
                    6 LF in quotes                  | `"a‹0A›b",c‹0A›`                     | `[a‹0A›b][c]`
                    6 CR in quotes                  | `"a‹0D›b",c‹0A›`                     | `[a‹0D›b][c]`
                    6 a line end alone in quotes    | `"‹0A›"‹0A›`                         | `[‹0A›]`
                    6 an empty line in quotes       | `"a‹0A 0A›b"‹0A›c`                   | `[a‹0A 0A›b];[c]`
                    7 a quote                       | `"a""b"‹0A›`                         | `[a"b]`
                    7 a quote alone                 | `\"\"\"\"‹0A›`                       | `["]`
                    7 two quotes alone              | `\"\"\"\"\"\"‹0A›`                   | `[""]`
                    7 quotes at both ends           | `\"\"\"a\"\"\",b‹0A›`                | `["a"][b]`
                    7 a quote, a comma, a line end  | `"a"",‹0A›"`                         | `[a",‹0A›]`
                    – no other escape               | `"a\\",b‹0A›`                        | `[a\\][b]`
                    – any script                    | `é,"中,😀"‹0A›`                       | `[é][中,😀]`
                    – NUL and C0 controls           | `‹00›,‹1B›[2J‹0A›`                   | `[‹00›][‹1B›[2J]`
                    – line ends of Unicode are none | `a‹E2 80 A8›b,‹C2 85›‹0A›`           | `[a‹E2 80 A8›b][‹C2 85›]`
                    """)
    void readsCells(String rule, String csv, String cells) throws Exception {
        assertThat(read(Spelled.bytes(csv))).isEqualTo(new String(Spelled.bytes(cells), UTF_8));
    }

    @ParameterizedTest(name = "RFC 4180 § 2, rule {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    1 CR alone ends no record         | `a‹0D›b`             | 2:1 | 0
                    5 a letter behind the quotes      | `a,"b"c`             | 1:6 | 1
                    5 a space behind the quotes       | `"a" ,b`             | 1:4 | 0
                    6 quotes that are not closed      | `a,"b‹0A›c`          | 2:2 | 1
                    7 an odd number of quotes         | `a‹0A›"b""`          | 2:5 | 0
                    – not UTF-8                       | `a,b‹C3 28›`         | 1:4 | 1
                    – not UTF-8 in quotes             | `"‹0A›‹E2 82›"`      | 2:1 | 0
                    """)
    void refusesWhatIsNoTable(String rule, String csv, String place, int cell) {
        String[] at = place.split(":", 2);

        assertThatThrownBy(() -> read(Spelled.bytes(csv)))
                .isInstanceOfSatisfying(
                        CsvFault.class,
                        fault -> {
                            assertThat(fault.location())
                                    .isEqualTo(
                                            new Location(
                                                    Integer.parseInt(at[0]),
                                                    Integer.parseInt(at[1])));
                            assertThat(fault.cell()).isEqualTo(cell);
                        });
    }

    private static String read(byte[] csv) throws IOException, CsvFault {
        var reader =
                new CsvReader(
                        Channels.newChannel(new ByteArrayInputStream(csv)), (b, from, n) -> {});
        var records = new StringJoiner(";");
        for (CsvRecord next = reader.next(); next != null; next = reader.next()) {
            var cells = new StringBuilder();
            next.cells().forEach(cell -> cells.append('[').append(cell.raw()).append(']'));
            records.add(cells);
        }
        return records.toString();
    }
}
