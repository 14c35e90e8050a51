package org.plumbline.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.LabelField;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;

/// One label of one sample is decided twice, in one file or in several. Remembers the decisions of
/// all files, since each of the two is told.
public final class RepeatedDecision {

    private final Map<Key, List<Place>> decided = new LinkedHashMap<>();

    private record Key(int sample, int claim, LabelField field) {}

    private record Place(Findings findings, Location location, String pointer) {}

    /// @param claim the claim's number, -1 for a measure
    void add(JsonValue decision, int sample, int claim, LabelField field, Findings findings) {
        decided.computeIfAbsent(new Key(sample, claim, field), key -> new ArrayList<>(1))
                .add(new Place(findings, decision.location(), decision.pointer()));
    }

    /// Reports each decision that has a like; called once, after all files.
    public void report() {
        for (List<Place> places : decided.values()) {
            if (places.size() < 2) {
                continue;
            }
            for (Place place : places) {
                place.findings()
                        .report(
                                Code.ADJUDICATION_REPEATED,
                                place.location(),
                                place.pointer(),
                                () ->
                                        "%s decisions settle this label; one does"
                                                .formatted(places.size()));
            }
        }
    }
}
