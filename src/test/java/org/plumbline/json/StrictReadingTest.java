package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Our reader beside others: the suite of all JSON parsers, a suite of UTF-8, and Jackson on random
/// documents with random damage.
class StrictReadingTest {

    private static final JsonMapper JACKSON =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(ValueScanner.MAX_DEPTH)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();

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
                assertSameValue(bytes, reading, file.getFileName().toString());
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
                assertFirstOffendingByte(bytes, last, file.getFileName().toString());
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

    @Test
    void takesEachValidSequenceOfUtf8AndNoOther() throws IOException {
        int valid = 0;
        int invalid = 0;
        for (String line : Files.readAllLines(SharedData.path("suite-utf8/utf8tests.txt"))) {
            String[] parts = line.split(":", -1);
            if (parts.length < 3 || line.startsWith("#")) {
                continue;
            }
            boolean isValid = parts[1].strip().startsWith("valid");
            byte[] sequence =
                    parts[1].strip().equals("valid")
                            ? parts[2].getBytes(UTF_8)
                            : HexFormat.of().parseHex(parts[2].replace(" ", ""));
            byte[] document = quoted(sequence);
            if (contains(sequence, b -> b >= 0 && b < 0x20)) {
                continue;
            }
            var faults = Reading.json(document).faults;
            if (isValid) {
                assertThat(faults).as(line).isEmpty();
                valid++;
            } else {
                assertThat(faults).as(line).extracting(JsonFault::code).contains(Code.JSON_SYNTAX);
                invalid++;
            }
        }
        assertThat(valid).isGreaterThan(10);
        assertThat(invalid).isGreaterThan(50);
    }

    @Test
    void agreesWithJacksonOnRandomDocumentsWithRandomDamage() {
        long seed = 20261130;
        var random = new Random(seed);
        int refused = 0;
        for (int round = 0; round < 4000; round++) {
            String text = new RandomJson(random.nextLong()).object(4).toString();
            byte[] bytes = damage(text.getBytes(UTF_8), random);
            String where = "seed %s round %s: %s".formatted(seed, round, text);
            var reading = Reading.json(bytes);
            boolean syntax =
                    reading.faults.stream().anyMatch(fault -> fault.code() == Code.JSON_SYNTAX);
            boolean limit =
                    reading.faults.stream().anyMatch(fault -> fault.code() == Code.JSON_LIMIT);
            if (limit) {
                continue;
            }
            assertThat(syntax).as(where).isEqualTo(jackson(bytes) == null);
            if (syntax) {
                refused++;
                assertFirstOffendingByte(bytes, reading.faults.getLast(), where);
            } else if (reading.faults.isEmpty()) {
                assertSameValue(bytes, reading, where);
            }
        }
        assertThat(refused).isBetween(500, 3500);
    }

    /// What stands before the byte could still become JSON, and with the byte it cannot.
    private static void assertFirstOffendingByte(byte[] bytes, JsonFault fault, String where) {
        int offset = offsetOf(bytes, fault.location());
        byte[] before = Arrays.copyOf(bytes, offset);
        for (JsonFault other : Reading.json(before).faults) {
            if (other.code() == Code.JSON_SYNTAX) {
                assertThat(offsetOf(before, other.location())).as(where).isEqualTo(offset);
            }
        }
        if (offset < bytes.length) {
            byte[] with = Arrays.copyOf(bytes, offset + 1);
            assertThat(Reading.json(with).faults.getLast().location())
                    .as(where)
                    .isEqualTo(fault.location());
        }
    }

    /// The byte at a place, found without the reader.
    private static int offsetOf(byte[] bytes, Location place) {
        int line = 1;
        int column = 1;
        int at = isBom(bytes) ? 3 : 0;
        while (at < bytes.length && (line != place.line() || column != place.column())) {
            boolean lineFeed = bytes[at] == '\n';
            boolean crlf = bytes[at] == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n';
            if (lineFeed || bytes[at] == '\r') {
                line++;
                column = 1;
            } else {
                column++;
            }
            at += crlf ? 2 : length(bytes, at);
        }
        return at;
    }

    private static boolean isBom(byte[] bytes) {
        return bytes.length > 2
                && bytes[0] == (byte) 0xEF
                && bytes[1] == (byte) 0xBB
                && bytes[2] == (byte) 0xBF;
    }

    /// How many bytes the sequence has that begins here, 1 where it is none.
    private static int length(byte[] bytes, int at) {
        int first = bytes[at] & 0xFF;
        int length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        for (int i = 1; i < length; i++) {
            if (at + i >= bytes.length || (bytes[at + i] & 0xC0) != 0x80) {
                return 1;
            }
        }
        return length;
    }

    private static void assertSameValue(byte[] bytes, Reading reading, String where) {
        JsonNode expected = JACKSON.readTree(new String(bytes, UTF_8));
        for (JsonTree tree : reading.trees) {
            JsonValue value = tree.root();
            JsonNode same = expected.at(value.pointer());
            assertSame(value, same, where);
        }
    }

    private static void assertSame(JsonValue value, JsonNode expected, String where) {
        switch (value.kind()) {
            case OBJECT -> {
                assertThat(value.members().stream().map(JsonMember::name).toList())
                        .as(where)
                        .isEqualTo(List.copyOf(expected.propertyNames()));
                value.members()
                        .forEach(
                                member ->
                                        assertSame(
                                                member.value(),
                                                expected.get(member.name()),
                                                where));
            }
            case ARRAY -> {
                var elements = value.elements();
                assertThat(elements).as(where).hasSize(expected.size());
                for (int i = 0; i < elements.size(); i++) {
                    assertSame(elements.get(i), expected.get(i), where);
                }
            }
            case STRING -> {
                assertThat(value.string()).as(where).isEqualTo(expected.stringValue());
                assertThat(value.text().value()).as(where).isEqualTo(expected.stringValue());
            }
            case NUMBER -> {
                assertThat(value.number()).as(where).isEqualTo(expected.doubleValue());
                assertThat(value.isInteger())
                        .as(where)
                        .isEqualTo(expected.decimalValue().stripTrailingZeros().scale() <= 0);
            }
            case BOOLEAN -> assertThat(value.isTrue()).as(where).isEqualTo(expected.booleanValue());
            case NULL -> assertThat(expected.isNull()).as(where).isTrue();
        }
    }

    /// What Jackson reads, null where it refuses. It gets text, since of bytes it would guess the
    /// encoding.
    private static @Nullable JsonNode jackson(byte[] bytes) {
        try {
            String text =
                    UTF_8.newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
            JsonNode node = JACKSON.readTree(text);
            return node.isMissingNode() ? null : node;
        } catch (CharacterCodingException | JacksonException e) {
            return null;
        }
    }

    private static byte[] damage(byte[] bytes, Random random) {
        byte[] damaged = bytes.clone();
        byte[] likely = "{}[]:,\"\\0-.eEu \n\u0001tfn".getBytes(UTF_8);
        int edits = random.nextInt(3);
        for (int i = 0; i < edits && damaged.length > 0; i++) {
            int at = random.nextInt(damaged.length);
            byte b =
                    random.nextInt(4) == 0
                            ? (byte) random.nextInt(256)
                            : likely[random.nextInt(likely.length)];
            switch (random.nextInt(3)) {
                case 0 -> damaged[at] = b;
                case 1 -> damaged = Arrays.copyOf(damaged, at);
                default -> {
                    byte[] longer = new byte[damaged.length + 1];
                    System.arraycopy(damaged, 0, longer, 0, at);
                    longer[at] = b;
                    System.arraycopy(damaged, at, longer, at + 1, damaged.length - at);
                    damaged = longer;
                }
            }
        }
        return damaged;
    }

    private static byte[] quoted(byte[] sequence) {
        var out = new ByteArrayOutputStream();
        out.write('"');
        for (byte b : sequence) {
            if (b == '"' || b == '\\') {
                out.write('\\');
            }
            out.write(b);
        }
        out.write('"');
        return out.toByteArray();
    }

    private static boolean contains(byte[] bytes, IntPredicate test) {
        for (byte b : bytes) {
            if (test.test(b)) {
                return true;
            }
        }
        return false;
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
