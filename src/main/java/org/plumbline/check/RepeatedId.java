package org.plumbline.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// Two pieces of evidence, or two claims, of one case have the same id.
final class RepeatedId implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        var evidence = new ArrayList<JsonValue>();
        for (EvidenceView item : view.evidence()) {
            evidence.add(item.value());
        }
        check(evidence, Code.ID_EVIDENCE, findings);
        check(view.claims(), Code.ID_CLAIM, findings);
    }

    private static void check(List<JsonValue> items, Code code, Findings findings) {
        Map<String, JsonValue> first = new HashMap<>();
        for (JsonValue item : items) {
            JsonValue id = Sound.member(item, "id");
            if (id == null || id.kind() != Kind.STRING) {
                continue;
            }
            JsonValue earlier = first.putIfAbsent(id.string(), id);
            if (earlier != null) {
                findings.report(
                        code,
                        id,
                        () ->
                                "the id %s is taken: %s at %s has it, and ids are unique in a case"
                                        .formatted(
                                                Quoted.of(id.string()),
                                                earlier.pointer(),
                                                earlier.location()));
            }
        }
    }
}
