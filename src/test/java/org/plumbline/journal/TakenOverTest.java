package org.plumbline.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.TakenFrom;
import org.plumbline.labels.Truth;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;

/// What is taken over is one line of the journal.
class TakenOverTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private static TakenFrom from(TakenFrom.Place place) {
        return new TakenFrom(place, "older.json", Acts.request("older"), "ann", true);
    }

    private static String line(Event event) {
        return new String(EntryWriter.object(new Entry(7, NOON, event)), UTF_8);
    }

    @Test
    void labelsAreWrittenAsVersionsFromNowOnReadThem() {
        var step =
                new Event.Labelled(
                        "s",
                        Acts.request("s"),
                        List.of(
                                Act.SetLabel.ofClaim("s", "c1", LabelField.TRUTH, Truth.TRUE),
                                Act.SetLabel.ofSample(
                                        "s", LabelField.RELEVANCE, QualityValue.NULL)));

        assertThat(
                        line(
                                new Event.TakenOver<>(
                                        Kind.SAMPLES,
                                        from(TakenFrom.Place.JOURNAL),
                                        List.of(new Event.Taken<>(step, NOON, false)))))
                .isEqualTo(
                        "{\"seq\":7,\"at\":\"2026-11-30T12:00:00Z\",\"event\":\"take-over\","
                                + "\"from\":{\"place\":\"journal\",\"name\":\"older.json\","
                                + "\"sha256\":\""
                                + Acts.request("older")
                                + "\",\"rater\":\"ann\",\"sawHidden\":true},"
                                + "\"items\":[{\"sampleId\":\"s\",\"requestSha256\":\""
                                + Acts.request("s")
                                + "\",\"labelledAt\":\"2026-11-30T12:00:00Z\",\"blinded\":false,"
                                + "\"acts\":[{\"act\":\"truth\",\"claimId\":\"c1\","
                                + "\"value\":\"true\"},{\"act\":\"quality\","
                                + "\"measure\":\"relevance\",\"value\":\"null\"}]}]}");
    }

    @Test
    void reviewsAreWrittenAsVersionsFromNowOnReadThem() {
        var step =
                new Event.Reviewed(
                        new RowKey("t", "c", 2),
                        Acts.request("row"),
                        new Review(true, null, false, null, null, null, "a note"));

        assertThat(
                        line(
                                new Event.TakenOver<>(
                                        Kind.ROWS,
                                        from(TakenFrom.Place.EXPORTED),
                                        List.of(new Event.Taken<>(step, null, true)))))
                .isEqualTo(
                        "{\"seq\":7,\"at\":\"2026-11-30T12:00:00Z\",\"event\":\"take-over\","
                                + "\"from\":{\"place\":\"exported\",\"name\":\"older.json\","
                                + "\"sha256\":\""
                                + Acts.request("older")
                                + "\",\"rater\":\"ann\",\"sawHidden\":true},"
                                + "\"items\":[{\"taskId\":\"t\",\"condition\":\"c\",\"replicate\":2,"
                                + "\"evidenceSha256\":\""
                                + Acts.request("row")
                                + "\",\"labelledAt\":null,\"blinded\":true,"
                                + "\"intentCorrect\":true,\"jsonParseable\":null,"
                                + "\"contractValid\":false,\"semanticSupport\":null,"
                                + "\"complete\":null,\"answerable\":null,\"note\":\"a note\"}]}");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatIsWrittenIsReadAsTheSame(long seed) {
        var acts = new Acts(new SplittableRandom(seed));
        var seal = new LineSeal();
        for (int i = 0; i < 100; i++) {
            var entry = new Entry(i, NOON, acts.takenOver());

            var read = seal.open(seal.close(entry, LineSeal.START).bytes());

            assertThat(read.map(Line::entry)).as("seed %d, entry %d", seed, i).contains(entry);
        }
    }
}
