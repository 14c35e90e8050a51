package org.plumbline.records.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.records.Recording;
import org.plumbline.records.TableBuilder;
import org.plumbline.text.Quoted;
import org.plumbline.text.Sha256;

/// A row is not what its recording says: the recording has another digest, or lacks a call, or its
/// calls come to other evidence. Unchecked where the recording was not given.
final class OtherSource {

    private final List<Recording> recordings;

    OtherSource(List<Recording> recordings) {
        this.recordings = recordings;
    }

    void check(JsonValue row, Findings findings) {
        JsonValue name = Fields.sound(row, "source_record");
        JsonValue digest = Fields.sound(row, "source_sha256");
        if (name == null || name.kind() != Kind.STRING || digest == null) {
            return;
        }
        List<Recording> named =
                recordings.stream().filter(one -> one.name().equals(name.string())).toList();
        if (named.isEmpty() || digest.kind() == Kind.NULL) {
            return;
        }
        Recording recording = find(named, digest.string());
        if (recording == null) {
            findings.report(
                    Code.RECORDS_SOURCE,
                    digest,
                    () ->
                            "the recording %s has the digest %s, not %s; build the table again"
                                    .formatted(
                                            Quoted.of(name.string()),
                                            named.getFirst().sha256().hex(),
                                            digest.string()));
        } else if (UnknownCall.check(row, recording.calls().size(), findings)) {
            evidence(row, recording, findings);
        }
    }

    private static @Nullable Recording find(List<Recording> named, String digest) {
        return named.stream()
                .filter(one -> one.sha256().hex().equals(digest))
                .findFirst()
                .orElse(null);
    }

    private static void evidence(JsonValue row, Recording recording, Findings findings) {
        JsonValue stated = Fields.sound(row, "evidence_sha256");
        if (stated == null) {
            return;
        }
        List<Long> calls = Fields.counts(row, "call_ids");
        Sha256 recorded = TableBuilder.evidence(recording, calls).sha256();
        if (!stated.string().equals(recorded.hex())) {
            findings.report(
                    Code.RECORDS_EVIDENCE,
                    stated,
                    () ->
                            "the calls of %s come to evidence with the digest %s, not %s"
                                    .formatted(
                                            Quoted.of(recording.name()),
                                            recorded.hex(),
                                            stated.string()));
        }
    }
}
