package org.plumbline.labels;

import org.plumbline.text.Term;

/// The value of one label; which ones there are depends on the field.
public sealed interface LabelValue extends Term permits Truth, Grounding, QualityValue {

    /// The word for it: the JSON string for truth and grounding; `true`, `false` or `null`, which
    /// files write as JSON literals, for a quality measure.
    @Override
    String word();

    /// As people call it.
    default String words() {
        return word();
    }

    /// The standard key that chooses it; "" where the field has one for all its values.
    default String key() {
        return "";
    }

    /// True where files write the word as a JSON literal, false where as a string.
    default boolean isLiteral() {
        return false;
    }
}
