package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.problem.Code;

/// Our reader on the suite of all JSON parsers.
@Tag(SharedData.TAG)
class JsonSuiteTest {

    /// What becomes of the files on which parsers may differ; null is no fault.
    private static final Map<String, @Nullable Code> DECIDED = new TreeMap<>();

    static {
        for (String limit :
                List.of(
                        "number_huge_exp",
                        "number_neg_int_huge_exp",
                        "number_pos_double_huge_exp",
                        "number_real_neg_overflow",
                        "number_real_pos_overflow",
                        "structure_500_nested_arrays")) {
            DECIDED.put(limit, Code.JSON_LIMIT);
        }
        for (String read :
                List.of(
                        "number_double_huge_neg_exp",
                        "number_real_underflow",
                        "number_too_big_neg_int",
                        "number_too_big_pos_int",
                        "number_very_big_negative_int")) {
            DECIDED.put(read, null);
        }
        for (String unpaired :
                List.of(
                        "object_key_lone_2nd_surrogate",
                        "string_1st_surrogate_but_2nd_missing",
                        "string_1st_valid_surrogate_2nd_invalid",
                        "string_incomplete_surrogate_and_escape_valid",
                        "string_incomplete_surrogate_pair",
                        "string_incomplete_surrogates_escape_valid",
                        "string_invalid_lonely_surrogate",
                        "string_invalid_surrogate",
                        "string_inverted_surrogates_U+1D11E",
                        "string_lone_second_surrogate")) {
            DECIDED.put(unpaired, Code.TEXT_UNPAIRED_SURROGATE);
        }
        for (String bytes :
                List.of(
                        "string_UTF-16LE_with_BOM",
                        "string_UTF-8_invalid_sequence",
                        "string_UTF8_surrogate_U+D800",
                        "string_invalid_utf-8",
                        "string_iso_latin_1",
                        "string_lone_utf8_continuation_byte",
                        "string_not_in_unicode_range",
                        "string_overlong_sequence_2_bytes",
                        "string_overlong_sequence_6_bytes",
                        "string_overlong_sequence_6_bytes_null",
                        "string_truncated-utf-8",
                        "string_utf16BE_no_BOM",
                        "string_utf16LE_no_BOM")) {
            DECIDED.put(bytes, Code.JSON_SYNTAX);
        }
        DECIDED.put("structure_UTF-8_BOM_empty_object", Code.JSON_BOM);
    }

    @Test
    void readsWhatIsJson() throws IOException {
        for (Path file : suite("y_")) {
            byte[] bytes = Files.readAllBytes(file);
            var reading = Reading.json(bytes);
            boolean repeated = file.getFileName().toString().contains("duplicated_key");

            assertThat(reading.faults)
                    .as(file.getFileName().toString())
                    .extracting(JsonFault::code)
                    .isEqualTo(repeated ? List.of(Code.JSON_DUPLICATE_KEY) : List.of());
            if (!repeated) {
                AsJackson.assertSameValue(bytes, reading, file.getFileName().toString());
            }
        }
    }

    @Test
    void refusesWhatIsNoJsonAtTheByteBehindWhichNoneCanCome() throws IOException {
        for (Path file : suite("n_")) {
            byte[] bytes = Files.readAllBytes(file);
            var faults = Reading.json(bytes).faults;

            assertThat(faults).as(file.getFileName().toString()).isNotEmpty();
            var last = faults.getLast();
            assertThat(last.code())
                    .as(file.getFileName().toString())
                    .isIn(Code.JSON_SYNTAX, Code.JSON_LIMIT);
            if (last.code() == Code.JSON_SYNTAX) {
                OffendingByte.assertIsFirst(bytes, last, file.getFileName().toString());
            }
        }
    }

    @Test
    void decidesWhereParsersMayDiffer() throws IOException {
        for (Path file : suite("i_")) {
            String name = file.getFileName().toString().replaceFirst("^i_(.*)\\.json$", "$1");
            assertThat(DECIDED).containsKey(name);
            var faults = Reading.json(Files.readAllBytes(file)).faults;
            Code decided = DECIDED.get(name);

            assertThat(faults)
                    .as(name)
                    .extracting(JsonFault::code)
                    .isEqualTo(decided == null ? List.of() : List.of(decided));
        }
    }

    private static List<Path> suite(String prefix) throws IOException {
        Path folder = SharedData.path("suite-JSONTestSuite/test_parsing");
        try (var files = Files.list(folder)) {
            List<Path> found =
                    files.filter(file -> file.getFileName().toString().startsWith(prefix))
                            .sorted()
                            .toList();
            assertThat(found).isNotEmpty();
            return found;
        }
    }
}
