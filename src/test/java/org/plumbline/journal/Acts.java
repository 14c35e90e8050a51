package org.plumbline.journal;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.TakenFrom;
import org.plumbline.labels.Truth;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

/// Draws acts of a reviewer from a seed.
final class Acts {

    private static final int SAMPLES = 3;
    private static final int CLAIMS = 3;

    /// Whatever a file format has to carry: controls, line ends, quotation marks, beyond the BMP.
    private static final String[] NOTES = {
        "",
        "plain",
        "two\nlines\r\n",
        "\u0000\u001f\u007f\u2028",
        "\"{\\\"seq\\\":\"",
        "👨🏻‍🚒 é é \ufeff"
    };

    private final RandomGenerator random;

    Acts(RandomGenerator random) {
        this.random = random;
    }

    Event.Labelled step() {
        String sample = "sample-" + random.nextInt(SAMPLES);
        var acts = new ArrayList<Act>();
        int count = random.nextInt(8) == 0 ? 1 + random.nextInt(4) : 1;
        for (int i = 0; i < count; i++) {
            acts.add(act(sample));
        }
        return new Event.Labelled(sample, request(sample), acts);
    }

    /// Steps on several samples, taken over at once.
    Event.TakenOver<String, Draft> takenOver() {
        var items = new ArrayList<Event.Taken<String, Draft>>();
        for (int i = 0; i < SAMPLES; i++) {
            var step = step();
            if (items.stream().noneMatch(item -> item.step().item().equals(step.item()))) {
                var at = random.nextBoolean() ? Instant.ofEpochSecond(random.nextInt()) : null;
                items.add(new Event.Taken<>(step, at, random.nextBoolean()));
            }
        }
        return new Event.TakenOver<>(
                Kind.SAMPLES,
                new TakenFrom(
                        one(TakenFrom.Place.values()),
                        NOTES[random.nextInt(NOTES.length)],
                        request("older"),
                        "Ann \"é\" Mørk",
                        random.nextBoolean()),
                items);
    }

    static Sha256 request(String sample) {
        return Sha256.of(sample.getBytes(StandardCharsets.UTF_8));
    }

    private Act act(String sample) {
        String claim = "c" + random.nextInt(CLAIMS);
        return switch (random.nextInt(12)) {
            case 0, 1, 2 ->
                    Act.SetLabel.ofClaim(sample, claim, LabelField.TRUTH, one(Truth.values()));
            case 3, 4, 5 ->
                    Act.SetLabel.ofClaim(
                            sample, claim, LabelField.GROUNDING, one(Grounding.values()));
            case 6 -> new Act.SetNote(sample, claim, NOTES[random.nextInt(NOTES.length)]);
            case 7 -> new Act.SetNote(sample, claim, null);
            case 8 -> new Act.Cite(sample, claim, regions());
            case 9, 10 ->
                    Act.SetLabel.ofSample(
                            sample, one(LabelField.ofSample().toArray(LabelField[]::new)), value());
            default -> new Act.Clear(sample);
        };
    }

    private QualityValue value() {
        return one(QualityValue.values());
    }

    private List<Region> regions() {
        return random.nextBoolean()
                ? List.of()
                : List.of(
                        Region.whole("e1"),
                        new Region("e2", new Span(random.nextInt(5), 5 + random.nextInt(5))));
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
