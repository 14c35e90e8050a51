package org.plumbline.agreement;

/// Cohen's kappa (1960), unweighted, or why there is none.
public sealed interface Kappa {

    /// Its value, from -1 to 1.
    record Value(Ratio ratio) implements Kappa {}

    /// Why it has no value; 0 or 1 in its place would claim something.
    enum Undefined implements Kappa {
        /// Nothing was rated by both.
        NO_OVERLAP("no-overlap"),
        /// Both gave one and the same label throughout, so that chance explains everything.
        CONSTANT_LABELS("constant-labels");

        private final String word;

        Undefined(String word) {
            this.word = word;
        }

        /// The word that files use.
        public String word() {
            return word;
        }
    }
}
