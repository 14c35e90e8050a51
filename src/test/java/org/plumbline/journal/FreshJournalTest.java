package org.plumbline.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.plumbline.journal.JournalTest.draft;
import static org.plumbline.journal.JournalTest.truth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plumbline.files.FragileDisk;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

/// The way on from a damaged journal, and what is found beside one.
class FreshJournalTest {

    private final JournalFixture fixture = new JournalFixture();

    private byte[] damagedInLineFour() throws IOException {
        fixture.label(
                truth(Truth.TRUE),
                truth(Truth.FALSE),
                new Event.Labelled(
                        "t",
                        Acts.request("t"),
                        List.of(new Act.SetNote("t", "c", "behind the damage"))));
        String text = new String(fixture.bytes(), UTF_8).replace("\"false\"", "\"fALse\"");
        fixture.put(text.getBytes(UTF_8));
        return fixture.bytes();
    }

    private void begin() throws IOException {
        FreshJournal.begin(fixture.disk, JournalFixture.PLACE, "me");
    }

    @Test
    void keepsTheDamagedFileWholeAndGoesOnWithWhatIsSoundBeforeTheDamage() throws IOException {
        byte[] damaged = damagedInLineFour();

        begin();

        Path aside = JournalFixture.PLACE.folder().resolve("journal.jsonl.damaged");
        assertThat(fixture.disk.read(aside)).isEqualTo(damaged);
        try (var journal = fixture.open()) {
            assertThat(journal.readOnly()).isEmpty();
            assertThat(draft(journal, "s").claim("c").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        }
    }

    @Test
    void findsWhatIsSoundBehindTheDamageInTheFileThatWasKept() throws IOException {
        damagedInLineFour();
        begin();

        var other = OtherJournal.beside(fixture.disk, JournalFixture.PLACE).getFirst();

        var sheet = other.replay().drafts(Kind.SAMPLES, JournalFixture.RUBRIC);
        assertThat(sheet.draft("t").claim("c").note()).isEqualTo("behind the damage");
        assertThat(other.isWhole()).isFalse();
    }

    @Test
    void takesNothingBehindADamagedLineThatMayHaveDeclaredAnotherRubric() throws IOException {
        fixture.label(truth(Truth.TRUE), new Event.Ruled(Acts.request("r")), truth(Truth.FALSE));
        String text = new String(fixture.bytes(), UTF_8);
        int place = text.lastIndexOf("\"rubric\"");
        fixture.put(
                (text.substring(0, place) + "\"rUbric\"" + text.substring(place + 8))
                        .getBytes(UTF_8));

        var salvage = Salvage.of(fixture.bytes());

        assertThat(
                        salvage.replay()
                                .drafts(Kind.SAMPLES, JournalFixture.RUBRIC)
                                .draft("s")
                                .claim("c")
                                .of(LabelField.TRUTH))
                .isEqualTo(Truth.TRUE);
    }

    @Test
    void leavesASoundJournalAlone() throws IOException {
        fixture.label(truth(Truth.TRUE));
        byte[] sound = fixture.bytes();

        begin();

        assertThat(fixture.bytes()).isEqualTo(sound);
        assertThat(OtherJournal.beside(fixture.disk, JournalFixture.PLACE)).isEmpty();
    }

    @Test
    void losesNeitherFileThroughAPowerCutAtAnyStep() throws IOException {
        int steps = stepsOfBeginning();
        for (int cut = 0; cut < steps; cut++) {
            var fixture = new FreshJournalTest();
            byte[] damaged = fixture.damagedInLineFour();
            var disk = fixture.fixture.disk;
            int base = disk.steps().size();
            var left = new FragileDisk[1];
            int at = cut;
            disk.watch(
                    (step, what) -> {
                        if (step == base + at) {
                            left[0] = disk.afterPowerCut(new SplittableRandom(at));
                        }
                    });
            fixture.begin();

            boolean isKept = false;
            for (Path path : left[0].list(JournalFixture.PLACE.folder())) {
                isKept |= Arrays.equals(left[0].read(path), damaged);
            }
            assertThat(isKept).as("cut at step %s", cut).isTrue();
        }
    }

    private static int stepsOfBeginning() throws IOException {
        var fixture = new FreshJournalTest();
        fixture.damagedInLineFour();
        int before = fixture.fixture.disk.steps().size();
        fixture.begin();
        return fixture.fixture.disk.steps().size() - before;
    }
}
