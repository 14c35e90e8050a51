package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.stream.Collectors;
import org.plumbline.text.Sha256;

/// Writes a corpus with a sample, and so a stratum, for each [Combination].
final class CombinationCorpus {

    private static final String SAMPLE =
            """
            {"sampleId": "ID", "name": null, "group": "ID", "split": "held-out",
             "sampling": "random", "practice": "ID", "provider": "p", "destination": "d",
             "capture": {"status": "complete", "producerStatus": "complete", "limitations": []},
             "reviewState": "reviewed",
             "provenance": {"sourceRecord": null, "revision": null, "producerModel": null,
              "promptDigest": null, "catalogRevision": null, "costUsd": null,
              "elapsedSeconds": null},
             "evidence": [EVIDENCE], "output": {"text": "abc", "sha256": "DIGEST"},
             "claims": [CLAIMS], "claimCoverage": "exhaustive",
             "expectedQuality": {"relevance": null, "repetition": null, "usefulness": null,
              "correctWithholding": null}}
            """;

    private static final String EVIDENCE =
            """
            {"id": "ID", "role": "seen", "seenByProducer": SEEN, "text": "ID", "sha256": "DIGEST",
             "completeness": "complete", "revision": null, "diffSide": null, "path": null}
            """;

    private static final String CLAIM =
            """
            {"id": "ID", "spans": [{"start": START, "end": END, "text": "TEXT"}], "verdict": null,
             "grounding": null, "reason": null, "evidence": [CITED], "checks": []}
            """;

    private CombinationCorpus() {}

    /// The file. `c1` and `c2` cite what the producer saw, `c3` cites nothing.
    static String json() {
        return "{\"format\": \"plumbline-corpus\", \"version\": 1, \"cases\": ["
                + Combination.numbers()
                        .mapToObj(number -> sample(new Combination(number, 0).sampleId()))
                        .collect(Collectors.joining(","))
                + "]}";
    }

    private static String sample(String id) {
        return SAMPLE.replace("EVIDENCE", evidence("seen", true) + "," + evidence("unseen", false))
                .replace("CLAIMS", claim(0, true) + "," + claim(1, true) + "," + claim(2, false))
                .replace("ID", id)
                .replace("DIGEST", digest("abc"));
    }

    private static String evidence(String id, boolean seen) {
        return EVIDENCE.replace("ID", id)
                .replace("SEEN", String.valueOf(seen))
                .replace("DIGEST", digest(id));
    }

    private static String claim(int place, boolean cites) {
        return CLAIM.replace("ID", Combination.CLAIMS.get(place))
                .replace("START", String.valueOf(place))
                .replace("END", String.valueOf(place + 1))
                .replace("TEXT", "abc".substring(place, place + 1))
                .replace("CITED", cites ? "{\"evidenceId\": \"seen\"}" : "");
    }

    private static String digest(String text) {
        return Sha256.of(text.getBytes(UTF_8)).hex();
    }
}
