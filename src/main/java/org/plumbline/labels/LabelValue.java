package org.plumbline.labels;

/// The value of one label; which kind depends on the field.
public sealed interface LabelValue permits Truth, Grounding, QualityValue {

    /// The word for it: the JSON string for truth and grounding; `true`, `false` or `null`, which
    /// files write as JSON literals, for a quality measure.
    String word();
}
