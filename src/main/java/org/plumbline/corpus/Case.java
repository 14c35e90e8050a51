package org.plumbline.corpus;

import java.util.List;
import java.util.Map;
import org.plumbline.labels.Labels;

/// One captured attempt, whole: what a reviewer may see, and what is hidden from them.
///
/// @param sample the half that a reviewer sees
/// @param provisional one for each claim of the sample, in the same order
/// @param origins by evidence id, only where one is recorded
/// @param expectedQuality provisional; null values are unscored
public record Case(
        Sample sample,
        Placement placement,
        ProducerStatus producerStatus,
        Provenance provenance,
        List<Provisional> provisional,
        Map<String, Origin> origins,
        Labels expectedQuality) {

    public Case {
        provisional = List.copyOf(provisional);
        origins = Map.copyOf(origins);
    }

    public String sampleId() {
        return sample.sampleId();
    }
}
