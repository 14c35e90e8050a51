package org.plumbline.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

class JournalTest {

    private final JournalFixture fixture = new JournalFixture();

    private static Event.Labelled step(Act... acts) {
        String sample = acts[0].sampleId();
        return new Event.Labelled(sample, Acts.request(sample), List.of(acts));
    }

    static Event.Labelled truth(Truth truth) {
        return step(Act.SetLabel.ofClaim("s", "c", LabelField.TRUTH, truth));
    }

    static Draft draft(Journal journal, String sample) {
        return journal.replay().drafts(Kind.SAMPLES, JournalFixture.RUBRIC).draft(sample);
    }

    @Test
    void isTextThatPeopleCanRead() throws IOException {
        fixture.label(
                step(Act.SetLabel.ofClaim("s#1", "c1", LabelField.TRUTH, Truth.TRUE)),
                step(
                        Act.SetLabel.ofClaim(
                                "s#1", "c1", LabelField.GROUNDING, Grounding.SUPPORTED),
                        new Act.SetNote("s#1", "c1", "she said \"no\" 🙂")),
                step(
                        new Act.Cite(
                                "s#1",
                                "c1",
                                List.of(Region.whole("e1"), new Region("e2", new Span(3, 9))))),
                step(Act.SetLabel.ofSample("s#1", LabelField.USEFULNESS, QualityValue.NULL)),
                step(Act.SetLabel.ofSample("s#1", LabelField.USEFULNESS, null)),
                step(new Act.Clear("s#1")),
                new Event.Undone(7),
                new Event.Redone(7),
                new Event.Stood("s#2", null),
                new Event.Unblinded(),
                new Event.Ordered("42"),
                new Event.Ordered(null));

        try (var golden = JournalTest.class.getResourceAsStream("journal.jsonl")) {
            assertThat(golden).isNotNull();
            assertThat(new String(fixture.bytes(), UTF_8))
                    .isEqualTo(new String(golden.readAllBytes(), UTF_8));
        }
    }

    @Test
    void goesOnWhereItEnded() throws IOException {
        fixture.labelMuch(1, 300);
        byte[] first = fixture.bytes();

        fixture.label(truth(Truth.FALSE));

        assertThat(new String(fixture.bytes(), UTF_8)).startsWith(new String(first, UTF_8));
        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
        }
    }

    @Test
    void replaysEveryPrefixAndKeepsTheTornTailAside() throws IOException {
        fixture.labelMuch(2, 8);
        byte[] whole = fixture.bytes();
        int lines = 0;
        for (int length = 0; length <= whole.length; length++) {
            if (length > 0 && whole[length - 1] == '\n') {
                lines++;
            }
            var reading = JournalReading.of(Arrays.copyOf(whole, length));

            assertThat(reading.entries()).as("prefix of %d bytes", length).hasSize(lines);
            assertThat(reading.damage()).isEmpty();
            assertThat(reading.good() + reading.torn()).isEqualTo(length);
        }
        assertThat(lines).isEqualTo(11);
    }

    @Test
    void doesNotTakeUpTheJournalOfAnotherFile() throws IOException {
        fixture.label(truth(Truth.TRUE));
        var other =
                new JournalPlace(
                        JournalFixture.PLACE.folder(), Sha256.of(new byte[] {9}), "Ann Mørk");

        try (var journal =
                Journal.open(
                        fixture.disk, other, "me", fixture.clock(), new JournalFixture.Silent())) {
            assertThat(journal.readOnly()).containsInstanceOf(ReadOnly.Damaged.class);
        }
    }

    @Test
    void takesEachStepBackAcrossRestartsAndDoesItAgain() throws IOException {
        fixture.label(truth(Truth.TRUE), truth(Truth.FALSE), truth(Truth.UNSUPPORTED));
        var expected = Arrays.asList(Truth.FALSE, Truth.TRUE, null);
        for (Truth truth : expected) {
            try (var journal = fixture.open()) {
                var sheet = journal.replay().drafts(Kind.SAMPLES, JournalFixture.RUBRIC);
                journal.add(new Event.Undone(sheet.undoable().orElseThrow()));
            }
            try (var journal = fixture.open()) {
                assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(truth);
            }
        }
        for (Truth truth : List.of(Truth.TRUE, Truth.FALSE, Truth.UNSUPPORTED)) {
            try (var journal = fixture.open()) {
                var sheet = journal.replay().drafts(Kind.SAMPLES, JournalFixture.RUBRIC);
                journal.add(new Event.Redone(sheet.redoable().orElseThrow()));
                assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(truth);
            }
        }
    }

    @Test
    void keepsLabelsOfTwoRubricsApart() throws IOException {
        fixture.label(truth(Truth.TRUE));
        var other = Sha256.of(new byte[] {7});
        fixture.label(
                new Event.Ruled(other),
                step(Act.SetLabel.ofClaim("t", "c", LabelField.TRUTH, Truth.FALSE)));

        try (var journal = fixture.open()) {
            var replay = journal.replay();
            assertThat(replay.drafts(Kind.SAMPLES, other).draft("s")).isEqualTo(Draft.EMPTY);
            assertThat(replay.drafts(Kind.SAMPLES, JournalFixture.RUBRIC).draft("t"))
                    .isEqualTo(Draft.EMPTY);
            assertThat(replay.counts(Kind.SAMPLES)).containsEntry(other, 1);
            assertThat(replay.counts(Kind.SAMPLES)).containsEntry(JournalFixture.RUBRIC, 1);
        }
    }

    @Test
    void isReadOnlyButReadableWhileAnotherSessionHasIt() throws IOException {
        try (var first = fixture.open()) {
            first.add(new Event.Ruled(JournalFixture.RUBRIC));
            first.add(truth(Truth.TRUE)).forced().join();

            try (var second = fixture.open()) {
                assertThat(second.readOnly()).contains(new ReadOnly.InUse("another"));
                assertThat(draft(second, "s").claim("c").of(LabelField.TRUTH))
                        .isEqualTo(Truth.TRUE);
            }
            assertThat(first.add(truth(Truth.FALSE)).forced())
                    .succeedsWithin(Duration.ofSeconds(60));
        }
    }

    @Test
    void remembersTheOrderThatWasChosenLast() throws IOException {
        fixture.label(truth(Truth.TRUE));
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order()).as("an older journal has none").isEmpty();
            journal.add(new Event.Ordered(null));
            journal.add(new Event.Ordered("\"a\"\u0000\ud83d\ude42"));
        }
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order())
                    .contains(new Event.Ordered("\"a\"\u0000\ud83d\ude42"));
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
            journal.add(new Event.Ordered(null));
        }
        try (var journal = fixture.open()) {
            assertThat(journal.replay().order()).contains(new Event.Ordered(null));
        }
    }

    @Test
    void keepsTheOrderWhenTheClockGoesBackwards() throws IOException {
        var clock = new Instant[] {Instant.parse("2026-11-30T12:00:00Z")};
        try (var journal =
                Journal.open(
                        fixture.disk,
                        JournalFixture.PLACE,
                        "me",
                        () -> clock[0],
                        new JournalFixture.Silent())) {
            journal.add(new Event.Ruled(JournalFixture.RUBRIC));
            journal.add(truth(Truth.TRUE));
            clock[0] = clock[0].minusSeconds(86_400);
            journal.add(truth(Truth.FALSE));
            assertThat(journal.latest()).contains(clock[0].plusSeconds(86_400));
        }

        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
        }
    }

    @Test
    void keepsEveryForcedEntryThroughAPowerCutAtAnyStep() throws IOException {
        for (long seed = 0; seed < 40; seed++) {
            var powerless = new JournalFixture();
            var random = new SplittableRandom(seed);
            try (var journal = powerless.open()) {
                journal.add(new Event.Ruled(JournalFixture.RUBRIC)).forced().join();
                var acts = new Acts(random);
                for (int i = 0; i < 5; i++) {
                    journal.add(acts.step()).forced().join();
                    journal.add(acts.step());
                    var then = new JournalFixture(powerless.disk.afterPowerCut(random));
                    try (var again = then.open()) {
                        assertThat(again.readOnly()).as("seed %d, step %d", seed, i).isEmpty();
                        var reading = JournalReading.of(then.bytes());
                        assertThat(reading.entries().size())
                                .as("seed %d, step %d", seed, i)
                                .isGreaterThanOrEqualTo(2 + 2 * i + 1);
                    }
                }
            }
        }
    }
}
