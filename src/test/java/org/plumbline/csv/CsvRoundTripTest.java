package org.plumbline.csv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What is written comes back exactly, and no cell of it begins as a spreadsheet's formula does.
class CsvRoundTripTest {

    /// Each sign that the formats page guards, the full-width forms among them, and what a cell is
    /// put in quotes for.
    private static final String[] PIECES = {
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        "\r\n",
        "\uFF1D",
        "\uFF0B",
        "\uFF0D",
        "\uFF20",
        "'",
        "\"",
        ",",
        " ",
        "",
        "a",
        "1",
        "\uFF07",
        "\u00e9",
        "\ud83d\ude00",
        "\u0000",
        "\uFEFF",
        "\u2028"
    };

    @Test
    void everyTableComesBackExactly() throws Exception {
        for (long seed = 0; seed < 2000; seed++) {
            List<List<@Nullable String>> table = table(new SplittableRandom(seed));
            String csv = written(table);

            assertThat(read(csv)).as("seed %s: %s", seed, csv).isEqualTo(table);
        }
    }

    @Test
    void everyTextOfTwoPiecesComesBackAndIsNoFormula() throws Exception {
        for (String first : PIECES) {
            for (String second : PIECES) {
                String text = first + second;
                String csv = written(List.of(List.of(text)));
                String cell = csv.replaceFirst("^\"", "");

                assertThat(read(csv)).as("%s", text).isEqualTo(List.of(List.of(text)));
                assertThat(cell).doesNotMatch("(?s)[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r].*");
                assertThat(cell.equals("\n") || !cell.startsWith("\n")).as("%s", text).isTrue();
            }
        }
    }

    private static List<List<@Nullable String>> table(SplittableRandom random) {
        int width = 1 + random.nextInt(4);
        var rows = new ArrayList<List<@Nullable String>>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            var row = new ArrayList<@Nullable String>();
            for (int k = 0; k < width; k++) {
                row.add(random.nextInt(6) == 0 ? null : text(random));
            }
            rows.add(row);
        }
        return rows;
    }

    private static String text(SplittableRandom random) {
        var text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    private static String written(List<? extends List<@Nullable String>> table) throws Exception {
        var out = new ByteArrayOutputStream();
        var csv = new CsvWriter(out);
        for (List<@Nullable String> row : table) {
            for (String text : row) {
                csv.text(text);
            }
            csv.endLine();
        }
        csv.flush();
        return out.toString(UTF_8);
    }

    private static List<List<@Nullable String>> read(String csv) throws Exception {
        var in = new ByteArrayInputStream(csv.getBytes(UTF_8));
        var reader = new CsvReader(Channels.newChannel(in), (buffer, from, count) -> {});
        var rows = new ArrayList<List<@Nullable String>>();
        for (CsvRecord record = reader.next(); record != null; record = reader.next()) {
            var row = new ArrayList<@Nullable String>();
            for (CsvCell cell : record.cells()) {
                row.add(cell.isNull() ? null : cell.text());
            }
            rows.add(row);
        }
        return rows;
    }
}
