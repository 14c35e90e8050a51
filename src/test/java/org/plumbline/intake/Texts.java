package org.plumbline.intake;

/// The files of [World], without what it fills in.
final class Texts {

    static final String CORPUS =
            """
            {"format": "plumbline-corpus", "version": 1, "positionEncoding": "utf-8", "cases": [
              {"sampleId": "s-1", "name": "first", "group": "g-1", "split": "held-out",
               "sampling": "random", "practice": "review", "provider": "p", "destination": "inline",
               "capture": {"status": "partial", "producerStatus": "complete", "limitations": [
                 {"kind": "redaction", "detail": "a name", "spans": [{"start": 0, "end": 3}]},
                 {"kind": "truncation", "detail": "cut", "evidenceId": "e-2",
                  "spans": [{"start": 1, "end": 2}]},
                 {"kind": "missing", "detail": "the log"}]},
               "reviewState": "reviewed",
               "provenance": {"sourceRecord": "r", "revision": "v1", "producerModel": "m",
                 "promptDigest": null, "catalogRevision": null, "costUsd": 0.25,
                 "elapsedSeconds": 12},
               "evidence": [
                 {"id": "e-1", "role": "seen", "seenByProducer": true,
                  "text": "void clear() {\\r\\n\\t// \\u2713 nothing\\r\\n}\\n", "sha256": "",
                  "completeness": "complete", "revision": "v1", "diffSide": "new", "path": "A.java",
                  "origin": {"api": "a", "repository": null, "path": null, "commit": null,
                    "sha256": null, "recoveredAt": null}},
                 {"id": "e-2", "role": "reference", "seenByProducer": null, "bytesBase64": "AP8B",
                  "sha256": "", "completeness": "unknown", "revision": null, "diffSide": null,
                  "path": null},
                 {"id": "e-3", "role": "reference", "seenByProducer": false, "text": "caf\\u00e9",
                  "sha256": "", "completeness": "partial", "revision": null, "diffSide": null,
                  "path": null}],
               "output": {"text": "Der Cache \\u00e9 wird nie geleert \\ud83d\\ude00, das Lock bleibt.",
                 "sha256": ""},
               "claims": [
                 {"id": "c-1", "spans": [{"start": 4, "end": 12}, {"start": 12, "end": 30}],
                  "verdict": "true", "grounding": "supported", "reason": "it is empty",
                  "evidence": [{"evidenceId": "e-1", "start": 0, "end": 14},
                               {"evidenceId": "e-2", "start": 0, "end": 2}],
                  "checks": [{"kind": "literal-quote", "evidenceId": "e-1", "start": 0, "end": 4,
                    "text": "void", "revision": "v1", "diffSide": "new"},
                    {"kind": "literal-absence", "evidenceId": "e-2", "start": 0, "end": 3,
                    "text": "x", "revision": null, "diffSide": null}]},
                 {"id": "c-2", "spans": [{"start": 0, "end": 45}], "verdict": null,
                  "grounding": "unsupported", "reason": null,
                  "evidence": [{"evidenceId": "e-3"}], "checks": []}],
               "claimCoverage": "exhaustive",
               "expectedQuality": {"relevance": true, "repetition": false, "usefulness": null,
                 "correctWithholding": null},
               "x": {"anything": [1, 2.5, {"x": 3}]}},
              {"sampleId": "s-2", "name": null, "group": "g-2", "split": "development",
               "sampling": "regression", "practice": "review", "provider": "p",
               "destination": "inline",
               "capture": {"status": "complete", "producerStatus": "unknown", "limitations": []},
               "reviewState": "withheld",
               "provenance": {"sourceRecord": null, "revision": null, "producerModel": null,
                 "promptDigest": null, "catalogRevision": null, "costUsd": null,
                 "elapsedSeconds": null},
               "evidence": [], "output": null, "claims": [], "claimCoverage": "selected",
               "expectedQuality": {"relevance": null, "repetition": null, "usefulness": null,
                 "correctWithholding": true}},
              {"sampleId": "s-3", "name": null, "group": "g-1", "split": "held-out",
               "sampling": "random", "practice": "review", "provider": "q",
               "destination": "summary",
               "capture": {"status": "complete", "producerStatus": "complete", "limitations": []},
               "reviewState": "reviewed",
               "provenance": {"sourceRecord": null, "revision": null, "producerModel": null,
                 "promptDigest": null, "catalogRevision": null, "costUsd": null,
                 "elapsedSeconds": null},
               "evidence": [], "output": {"text": "", "sha256": ""}, "claims": [],
               "claimCoverage": "exhaustive",
               "expectedQuality": {"relevance": null, "repetition": null, "usefulness": null,
                 "correctWithholding": null}}]}
            """;

    static final String REQUESTS =
            """
            {"format": "plumbline-requests", "version": 1, "positionEncoding": "utf-8",
             "rubric": {"text": "What is true?\\n", "sha256": ""}, "requests": []}
            """;

    static final String LABELS =
            """
            {"format": "plumbline-labels", "version": 1, "positionEncoding": "utf-8",
             "rater": "anna", "rubricSha256": "", "tool": {"name": "t", "version": "1"},
             "ratings": [
              {"sampleId": "s-1", "requestSha256": "", "labelledAt": "2026-11-30T12:00:00+01:00",
               "blinded": true, "claims": [
                 {"claimId": "c-1", "truth": "true", "grounding": "supported", "note": null},
                 {"claimId": "c-2", "truth": "unsupported", "grounding": "supported", "note": "no",
                  "evidence": [{"evidenceId": "e-1", "start": 0, "end": 4, "text": "void"}]}],
               "quality": {"relevance": true, "repetition": null, "usefulness": false,
                 "correctWithholding": null}},
              {"sampleId": "s-2", "requestSha256": "", "labelledAt": null, "blinded": false,
               "claims": [], "quality": {"relevance": null, "repetition": null,
                 "usefulness": null, "correctWithholding": true}}]}
            """;

    static final String JUDGE =
            """
            {"format": "plumbline-judge", "version": 1, "judge": {"model": "m", "runId": "1"},
             "rubricSha256": "", "ratings": [
              {"sampleId": "s-1", "requestSha256": "", "claims": [
                 {"claimId": "c-1", "truth": "true", "grounding": "unknown", "note": null},
                 {"claimId": "c-2", "truth": "false", "grounding": "unsupported", "note": null,
                  "evidence": []}],
               "quality": {"relevance": true, "repetition": false, "usefulness": false,
                 "correctWithholding": null}}]}
            """;

    static final String ADJUDICATIONS =
            """
            {"format": "plumbline-adjudications", "version": 1, "adjudicator": "cora",
             "rubricSha256": "", "decisions": [
              {"sampleId": "s-1", "requestSha256": "", "claimId": "c-1", "field": "truth",
               "value": "true", "reason": "clear() is empty",
               "labels": [{"rater": "anna", "value": "true"}, {"rater": "ben", "value": "false"}]}]}
            """;

    private Texts() {}
}
