package org.plumbline.ui.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.text.Sha256;

/// A corpus of one sample with twenty claims, one a line of its output.
final class TwentyClaims {

    private TwentyClaims() {}

    static String corpus() {
        var output = new StringBuilder();
        List<String> claims = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            String line = "Statement " + i + " is made.";
            int start = output.length();
            output.append(line).append('\n');
            claims.add(
                    """
                    {"id": "c%s", "spans": [{"start": %s, "end": %s, "text": "%s"}],
                     "verdict": "true", "grounding": "unsupported", "reason": "It is drawn up.",
                     "evidence": [], "checks": []}\
                    """
                            .formatted(i, start, start + line.length(), line));
        }
        String text = output.toString();
        return """
        {"format": "plumbline-corpus", "version": 1, "cases": [
        {"sampleId": "s-20", "name": "twenty", "group": "g", "split": "held-out",
         "sampling": "random", "practice": "p", "provider": "p", "destination": "chat",
         "capture": {"status": "complete", "producerStatus": "complete", "limitations": []},
         "reviewState": "reviewed",
         "provenance": {"sourceRecord": "r", "revision": "v", "producerModel": "m",
           "promptDigest": "d", "catalogRevision": "c", "costUsd": 0.5, "elapsedSeconds": 3},
         "evidence": [], "output": {"text": "%s", "sha256": "%s"},
         "claims": [%s], "claimCoverage": "exhaustive",
         "expectedQuality": {"relevance": true, "repetition": false, "usefulness": true,
           "correctWithholding": null}}
        ]}
        """
                .formatted(
                        text.replace("\n", "\\n"),
                        Sha256.of(text.getBytes(UTF_8)),
                        String.join(",\n", claims));
    }
}
