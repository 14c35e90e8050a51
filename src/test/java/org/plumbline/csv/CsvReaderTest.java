package org.plumbline.csv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.SharedData;
import org.plumbline.problem.Location;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Cells as bytes: what they say, and where they stand.
class CsvReaderTest {

    @Tag(SharedData.TAG)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "comma_in_quotes",
                "empty",
                "newlines",
                "newlines_crlf",
                "quotes_and_newlines",
                "simple",
                "simple_crlf",
                "utf8"
            })
    void readsEachFileOfTheSpectrumAsItSaysItself(String name) throws Exception {
        var folder = SharedData.path("suite-csv-spectrum");
        byte[] csv = Files.readAllBytes(folder.resolve("csvs/" + name + ".csv"));
        JsonNode expected =
                new JsonMapper().readTree(folder.resolve("json/" + name + ".json").toFile());

        List<CsvRecord> records = read(csv);

        var objects = new ArrayList<Map<String, String>>();
        for (CsvRecord record : records.subList(1, records.size())) {
            var object = new LinkedHashMap<String, String>();
            for (int i = 0; i < record.cells().size(); i++) {
                object.put(records.getFirst().cells().get(i).raw(), record.cells().get(i).raw());
            }
            objects.add(object);
        }
        assertThat(new JsonMapper().valueToTree(objects).toString()).isEqualTo(expected.toString());
    }

    /// This file of the spectrum has a quote in a cell without quotes around it, for which RFC 4180
    /// has no meaning.
    @Tag(SharedData.TAG)
    @Test
    void refusesAQuoteInsideACellThatDoesNotBeginWithOne() throws Exception {
        var folder = SharedData.path("suite-csv-spectrum");
        byte[] csv = Files.readAllBytes(folder.resolve("csvs/location_coordinates.csv"));

        assertThatThrownBy(() -> read(csv))
                .isInstanceOfSatisfying(
                        CsvFault.class, fault -> assertThat(fault.cell()).isEqualTo(1));
        assertThatThrownBy(() -> read("a,t\"2"))
                .isInstanceOfSatisfying(
                        CsvFault.class,
                        fault -> {
                            assertThat(fault.location()).isEqualTo(new Location(1, 4));
                            assertThat(fault.words()).contains("put the cell in quotes");
                        });
    }

    @Test
    void tellsNullFromTheEmptyText() throws Exception {
        List<CsvCell> cells = read(",\"\"\n").getFirst().cells();

        assertThat(cells.get(0).isNull()).isTrue();
        assertThat(cells.get(1).isNull()).isFalse();
        assertThat(cells.get(1).text()).isEmpty();
    }

    @Test
    void takesOneApostropheOff() throws Exception {
        List<CsvCell> cells = read("'=1,''x,'\n").getFirst().cells();

        assertThat(cells).extracting(CsvCell::text).containsExactly("=1", "'x", "");
    }

    @Test
    void keepsEveryKindOfLineEndInQuotesAndCountsItOnce() throws Exception {
        List<CsvRecord> records = read("\"a\rb\nc\r\nd\",e\n\u00e9,\ud83d\ude00,f");

        assertThat(records.get(0).cells().get(0).raw()).isEqualTo("a\rb\nc\r\nd");
        assertThat(records.get(0).cells().get(1).at()).isEqualTo(new Location(4, 4));
        assertThat(records.get(1).at()).isEqualTo(new Location(5, 1));
        assertThat(records.get(1).cells())
                .extracting(CsvCell::at)
                .containsExactly(new Location(5, 1), new Location(5, 3), new Location(5, 5));
    }

    @Test
    void findsPlacesInsideACell() throws Exception {
        CellPlaces places = read("x,\"\"\"a\"\"\nb\"").getFirst().cells().get(1).places();

        assertThat(places.of(0)).isEqualTo(new Location(1, 4));
        assertThat(places.of(1)).isEqualTo(new Location(1, 6));
        assertThat(places.of(4)).isEqualTo(new Location(2, 1));
    }

    @Test
    void aCellAcrossTheEndOfTheBufferIsWhole() throws Exception {
        String large = "x\"y\n".repeat(40_000);
        String csv = "a,\"" + large.replace("\"", "\"\"") + "\",b\n";

        assertThat(read(csv).getFirst().cells().get(1).raw()).isEqualTo(large);
    }

    @Test
    void aFaultNamesItsCellAndByte() {
        assertThatThrownBy(() -> read("a,b\nc,\"d\"e"))
                .isInstanceOfSatisfying(
                        CsvFault.class,
                        fault -> {
                            assertThat(fault.location()).isEqualTo(new Location(2, 6));
                            assertThat(fault.cell()).isEqualTo(1);
                            assertThat(fault.words()).contains("text after the closing quote");
                        });
    }

    private static List<CsvRecord> read(String csv) throws IOException, CsvFault {
        return read(csv.getBytes(UTF_8));
    }

    private static List<CsvRecord> read(byte[] csv) throws IOException, CsvFault {
        var reader =
                new CsvReader(
                        Channels.newChannel(new ByteArrayInputStream(csv)), (b, from, n) -> {});
        var records = new ArrayList<CsvRecord>();
        for (CsvRecord next = reader.next(); next != null; next = reader.next()) {
            records.add(next);
        }
        return records;
    }
}
