package org.plumbline.sample;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The ratings of one voice: a person's as a labels file, the judge's as a judge file.
final class LabelsJson {

    /// A rater works on so many samples a day.
    private static final int SAMPLES_A_DAY = 12;

    private final String voice;
    private final Instant start;
    private Instant now;
    private int done;

    private LabelsJson(String voice, Instant start) {
        this.voice = voice;
        this.start = start;
        this.now = start;
    }

    static void addLabels(List<Attempt> attempts, String rater, Instant start, ArrayNode ratings) {
        LabelsJson clock = new LabelsJson(rater, start);
        rated(attempts, rater).forEach(attempt -> ratings.add(clock.rating(attempt, true)));
    }

    static void addJudge(List<Attempt> attempts, ArrayNode ratings) {
        LabelsJson judge = new LabelsJson("judge", Instant.EPOCH);
        rated(attempts, "judge").forEach(attempt -> ratings.add(judge.rating(attempt, false)));
    }

    private static List<Attempt> rated(List<Attempt> attempts, String voice) {
        return attempts.stream().filter(attempt -> attempt.isRatedBy(voice)).toList();
    }

    private ObjectNode rating(Attempt attempt, boolean person) {
        Texts texts = new Texts(attempt);
        ObjectNode rating = JsonText.MAPPER.createObjectNode();
        rating.put("sampleId", attempt.sampleId());
        rating.put("requestSha256", RequestJson.sha256(CaseJson.of(attempt)));
        if (person) {
            rating.put("labelledAt", labelledAt(attempt).toString());
            rating.put("blinded", !attempt.find("unblinded").orElse("").equals(voice));
        }
        ArrayNode claims = rating.putArray("claims");
        for (Section claim : attempt.claims()) {
            Said.Label label = Said.label(claim, voice);
            ObjectNode said =
                    claims.addObject()
                            .put("claimId", claim.name())
                            .put("truth", label.truth())
                            .put("grounding", label.grounding())
                            .put("note", label.note().orElse(null));
            List<String> cites = claim.all(voice + "-cites");
            if (!cites.isEmpty()) {
                said.set("evidence", texts.regions(cites));
            }
        }
        rating.set("quality", Said.quality(attempt, voice));
        return rating;
    }

    /// A plausible instant: two minutes to read a sample, most of one for each claim.
    private Instant labelledAt(Attempt attempt) {
        if (done % SAMPLES_A_DAY == 0) {
            int days = done / SAMPLES_A_DAY;
            now = start.plus(Duration.ofDays(days)).plus(Duration.ofMinutes(17L * days));
        }
        done++;
        now = now.plusSeconds(118 + 43L * attempt.claims().size() + done * 31L % 50);
        return now;
    }
}
