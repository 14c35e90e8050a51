package org.plumbline.labels;

import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;

/// Where labels or reviews were taken over from.
///
/// @param name of the file that they were of, or that they stood in, without its folder; "" where
///   that is not known
/// @param sha256 of the samples or the table that they were of; where they stood in a file of
///   labels, of that file
/// @param rater who gave them there, as that place says
/// @param sawHidden true where that rater had seen what is hidden, so that whatever is said later
///   of the same items was not said blind
public record TakenFrom(Place place, String name, Sha256 sha256, String rater, boolean sawHidden) {

    /// What kind of place.
    public enum Place implements Term {
        /// A journal of the data folder.
        JOURNAL("journal"),
        /// A file that was exported: of labels, or of annotations.
        EXPORTED("exported");

        private final String word;

        Place(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// @throws org.plumbline.text.UnpairedSurrogateException where a name could not be written
    public TakenFrom {
        ExactText.of(name);
        ExactText.of(rater);
    }
}
