package org.plumbline.session.review;

import org.plumbline.request.Rubric;
import org.plumbline.text.ExactText;

/// Who labels, and by which guide.
///
/// @param rater an opaque name, not blank
public record Labeller(String rater, Rubric rubric) {

    /// @throws org.plumbline.text.UnpairedSurrogateException where the name could not be written
    public Labeller {
        if (rater.isBlank()) {
            throw new IllegalArgumentException("a rater needs a name");
        }
        ExactText.of(rater);
    }
}
