package org.plumbline.session.review;

import static org.plumbline.session.review.Refusal.UNNAMED;

import java.util.Optional;
import org.plumbline.request.Rubric;
import org.plumbline.text.ExactText;

/// Who labels, and by which guide.
///
/// @param rater an opaque name, not blank; "" for somebody who has not said one, who can look and
///   do nothing else
public record Labeller(String rater, Rubric rubric) {

    private static final String WORDS =
            "Nobody said yet who is labelling. Labels are kept under a name: give yours first.";

    /// @throws org.plumbline.text.UnpairedSurrogateException where the name could not be written
    public Labeller {
        if (!rater.isEmpty() && rater.isBlank()) {
            throw new IllegalArgumentException("a rater's name is more than white space");
        }
        ExactText.of(rater);
    }

    /// False for somebody who has not said a name.
    boolean isNamed() {
        return !rater.isEmpty();
    }

    /// What becomes of each act of somebody who has not said a name; empty for all others.
    Optional<Applied> refusal() {
        return isNamed() ? Optional.empty() : Optional.of(new Applied.Refused(UNNAMED, WORDS));
    }
}
