package org.plumbline.session.label;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.text.Sha256;

/// What is hidden from a reviewer is not in the memory of a blind session.
class BlindHeapTest {

    private static final String CASE =
            """
            {"sampleId": "s-1", "name": "HIDDEN-name", "group": "HIDDEN-group",
             "split": "held-out", "sampling": "random", "practice": "HIDDEN-practice",
             "provider": "HIDDEN-provider", "destination": "SHOWN-destination",
             "capture": {"status": "complete", "producerStatus": "complete", "limitations": []},
             "reviewState": "reviewed",
             "provenance": {"sourceRecord": "HIDDEN-record", "revision": "HIDDEN-revision",
               "producerModel": "HIDDEN-model", "promptDigest": "HIDDEN-prompt",
               "catalogRevision": "HIDDEN-catalog", "costUsd": 0.5, "elapsedSeconds": 3},
             "evidence": [{"id": "e1", "role": "seen", "seenByProducer": true,
               "text": "SHOWN-evidence", "sha256": "%s", "completeness": "complete",
               "revision": "SHOWN-revision", "diffSide": null, "path": null,
               "origin": {"api": "HIDDEN-api", "repository": "HIDDEN-repository",
                 "path": "HIDDEN-path", "commit": "HIDDEN-commit", "sha256": "HIDDEN-sha",
                 "recoveredAt": "HIDDEN-recovered"}}],
             "output": {"text": "SHOWN-output", "sha256": "%s"},
             "claims": [{"id": "c1", "spans": [{"start": 0, "end": 5, "text": "SHOWN"}],
               "verdict": "false", "grounding": "unsupported", "reason": "HIDDEN-reason",
               "evidence": [{"evidenceId": "e1"}],
               "checks": [{"kind": "literal-absence", "evidenceId": "e1", "start": 0, "end": 5,
                 "text": "HIDDEN-check", "revision": "HIDDEN-checked", "diffSide": null}]}],
             "claimCoverage": "exhaustive", "x": {"HIDDEN-x": "HIDDEN-value"},
             "expectedQuality": {"relevance": true, "repetition": false, "usefulness": null,
               "correctWithholding": null}}
            """
                    .formatted(
                            Sha256.of("SHOWN-evidence".getBytes(UTF_8)),
                            Sha256.of("SHOWN-output".getBytes(UTF_8)));

    @TempDir Path folder;

    @Test
    void holdsAllThatIsShownAndNothingThatIsHidden() throws Exception {
        Path corpus =
                Files.writeString(
                        folder.resolve("corpus.json"),
                        "{\"format\": \"plumbline-corpus\", \"version\": 1, \"cases\": [\n"
                                + CASE
                                + "]}\n");
        Path dump = folder.resolve("heap.hprof");

        String said = review(corpus.toString(), dump);

        assertThat(said).contains("Accepted[", "claimsLabelled=0");
        String heap = Files.readString(dump, StandardCharsets.ISO_8859_1);
        for (String shown :
                List.of("SHOWN-destination", "SHOWN-evidence", "SHOWN-output", "SHOWN-revision")) {
            assertThat(heap.contains(shown)).as(shown).isTrue();
        }
        assertThat(hidden()).hasSizeGreaterThan(17);
        assertThat(hidden().stream().filter(heap::contains)).isEmpty();
    }

    /// Every hidden text of the case, as it stands there.
    private static List<String> hidden() {
        return Stream.of(CASE.split("\"", -1))
                .filter(word -> word.startsWith("HIDDEN-"))
                .distinct()
                .toList();
    }

    @Test
    void holdsNothingHiddenOfTheBundledSample() throws Exception {
        Path dump = folder.resolve("heap.hprof");
        var sample = new SampleWords();

        String said = review("", dump);

        assertThat(said).contains("Accepted[");
        String heap = Files.readString(dump, StandardCharsets.ISO_8859_1);
        assertThat(sample.shown()).hasSizeGreaterThan(100).allMatch(heap::contains);
        assertThat(sample.hidden()).hasSizeGreaterThan(150).noneMatch(word -> holds(heap, word));
    }

    /// In one byte a character, as files and most strings have it, or in two.
    private static boolean holds(String heap, String word) {
        return heap.contains(word) || heap.contains(String.join("\0", word.split("")));
    }

    private String review(String corpus, Path dump) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                "-cp",
                                System.getProperty("java.class.path"),
                                BlindReviewer.class.getName(),
                                corpus,
                                folder.resolve("data").toString(),
                                dump.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
