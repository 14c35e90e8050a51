package org.plumbline.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.records.Support;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.plumbline.journal.JournalTest.truth;


/// Lines whose checksum is right and whose content is not: told as damage, never an exception.
class FuzzedJournalTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// What stands in the place of each value in turn.
    private static final List<String> OTHERS =
            List.of(
                    "null",
                    "true",
                    "7",
                    "-1",
                    "1.5",
                    "99999999999999999999",
                    "\"\"",
                    "\"x\"",
                    "\"\\ud800\"",
                    "[[null]]",
                    "{}");

    private final JournalFixture fixture = new JournalFixture();

    private void labelOnceOfEachKind() throws IOException {
        fixture.label(
                truth(Truth.TRUE),
                step(Act.SetLabel.ofClaim("s", "c", LabelField.GROUNDING, Grounding.SUPPORTED)),
                step(new Act.SetNote("s", "c", "a note")),
                step(
                        new Act.Cite(
                                "s",
                                "c",
                                List.of(Region.whole("e1"), new Region("e2", new Span(3, 9))))),
                step(Act.SetLabel.ofSample("s", LabelField.USEFULNESS, QualityValue.NULL)),
                step(new Act.Clear("s")),
                new Event.Undone(7),
                new Event.Redone(7),
                new Event.Stood("s", "c"),
                new Event.Ordered("42"),
                new Event.Unblinded(),
                new Event.Reviewed(
                        new RowKey("task", "A", 1),
                        Sha256.of(new byte[] {3}),
                        new Review(true, false, true, Support.SUPPORTED, null, true, "why")));
    }

    private static Event.Labelled step(Act act) {
        return new Event.Labelled(act.sampleId(), Acts.request(act.sampleId()), List.of(act));
    }

    @Test
    void tellsAnyOtherValueInAnyPlaceOfAnyEntryAsDamageOrReadsIt() throws IOException {
        labelOnceOfEachKind();
        var lines = fixture.lines();
        int tried = 0;
        for (int line = 0; line < lines.size(); line++) {
            Sha256 before =
                    line == 0
                            ? LineSeal.START
                            : new LineSeal().open(lines.get(line - 1)).orElseThrow().chain();
            for (String changed : changedIn(lines.get(line))) {
                byte[] sealed = sealed(changed, before);
                var journal = new ByteArrayOutputStream();
                for (int i = 0; i <= line; i++) {
                    journal.writeBytes(i == line ? sealed : lines.get(i));
                }
                byte[] bytes = journal.toByteArray();

                var reading = JournalReading.of(bytes);
                Salvage.of(bytes);

                boolean isRead = new LineSeal().open(sealed).isPresent();
                assertThat(reading.damage().isPresent() || isRead).as(changed).isTrue();
                assertThat(reading.torn()).as(changed).isZero();
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(1_000);
    }

    /// The object of a line without its seal, once for each value in it and each other one, and
    /// once without each of its members.
    private static List<String> changedIn(byte[] line) {
        var object = (ObjectNode) JSON.readTree(line);
        object.remove("chain");
        object.remove("crc32c");
        var all = new ArrayList<String>();
        changeIn(object, object, all);
        for (String name : List.copyOf(object.propertyNames())) {
            var without = object.deepCopy();
            without.remove(name);
            all.add(without.toString());
        }
        return all;
    }

    private static void changeIn(JsonNode at, ObjectNode whole, List<String> all) {
        switch (at) {
            case ObjectNode object -> {
                for (String name : List.copyOf(object.propertyNames())) {
                    JsonNode old = object.get(name);
                    for (String other : OTHERS) {
                        object.set(name, JSON.readTree(other));
                        all.add(raw(whole, other));
                    }
                    object.set(name, old);
                    changeIn(old, whole, all);
                }
            }
            case ArrayNode array -> {
                for (int i = 0; i < array.size(); i++) {
                    JsonNode old = array.get(i);
                    for (String other : OTHERS) {
                        array.set(i, JSON.readTree(other));
                        all.add(raw(whole, other));
                    }
                    array.set(i, old);
                    changeIn(old, whole, all);
                }
            }
            default -> {}
        }
    }

    private static String raw(ObjectNode whole, String other) {
        return other.contains("ud800")
                ? whole.toString().replace("\ud800", "\\ud800")
                : whole.toString();
    }

    /// The line of an object, chained and with its checksum.
    private static byte[] sealed(String object, Sha256 before) {
        String body = object.substring(0, object.length() - 1);
        String covered = body + ",\"chain\":\"" + LineSeal.chain(before, body.getBytes(UTF_8)).hex();
        var crc = new CRC32C();
        crc.update(covered.getBytes(UTF_8));
        String digits = HexFormat.of().toHexDigits((int) crc.getValue());
        return (covered + "\",\"crc32c\":\"" + digits + "\"}\n").getBytes(UTF_8);
    }

    @Test
    void tellsANullWhereATextBelongsAsDamageWithItsLine() throws IOException {
        byte[] found = resource("journal-null-digest.jsonl");

        var damage = JournalReading.of(found).damage().orElseThrow();

        assertThat(damage.line()).isEqualTo(4);
        assertThat(damage.what()).isEqualTo("the line is damaged, and sound entries follow it");
    }

    @Test
    void tellsAWholeLastLineWithAWrongBitAsDamageAndCutsNothing() throws IOException {
        fixture.label(truth(Truth.TRUE));
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(fixture.bytes());
        bytes.writeBytes(resource("journal-lastbit.torn"));
        fixture.put(bytes.toByteArray());

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly())
                    .contains(
                            new ReadOnly.Damaged(
                                    JournalFixture.PLACE.file(),
                                    4,
                                    bytes.size() - resource("journal-lastbit.torn").length,
                                    "the line is whole, but its checksum is not that of its"
                                            + " bytes"));
            assertThat(journal.keptAside()).isEmpty();
        }
        assertThat(fixture.bytes()).isEqualTo(bytes.toByteArray());
    }

    @Test
    void tellsAWrongBitInAnyByteOfAWholeLastLineAsDamage() throws IOException {
        labelOnceOfEachKind();
        byte[] whole = fixture.bytes();
        int start = whole.length - fixture.lines().getLast().length;
        for (int place = start; place < whole.length - 1; place++) {
            byte[] changed = whole.clone();
            changed[place] ^= (byte) (1 << place % 8);
            var damage = JournalReading.of(changed).damage();
            assertThat(damage).as("bit %s of byte %s", place % 8, place).isPresent();
            assertThat(damage.get().what()).as("byte %s", place).doesNotContain("later version");
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (var in = FuzzedJournalTest.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }
}
