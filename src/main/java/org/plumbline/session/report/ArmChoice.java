package org.plumbline.session.report;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Provenance;
import org.plumbline.text.CodePointOrder;

/// What one arm of a corpus can be chosen from: the producer models and the prompts of all its
/// attempts, each once, by code point. An unknown model or prompt is none.
///
/// @param isWhole false where there are more than are listed
public record ArmChoice(List<String> models, List<String> prompts, boolean isWhole) {

    /// Nothing: no corpus was read, or a requests file, which says nothing of models and prompts.
    public static final ArmChoice NONE = new ArmChoice(List.of(), List.of(), true);

    /// How many of a kind are listed. Who has more knows what to ask for on the command line.
    static final int LISTED = 1000;

    public ArmChoice {
        models = List.copyOf(models);
        prompts = List.copyOf(prompts);
    }

    /// For whoever asked for an arm that nobody is of.
    public String inWords() {
        return "no attempt of the corpus is of this arm; it has producer models: %s; prompts: %s%s"
                .formatted(named(models), named(prompts), isWhole ? "" : "; and more");
    }

    private static String named(List<String> all) {
        return all.isEmpty() ? "none that is known" : String.join(", ", all);
    }

    /// Takes attempts in any order; the choice does not depend on it.
    static final class Builder {

        private final NavigableSet<String> models = new TreeSet<>(CodePointOrder.INSTANCE);
        private final NavigableSet<String> prompts = new TreeSet<>(CodePointOrder.INSTANCE);
        private boolean isWhole = true;

        void add(Provenance provenance) {
            isWhole &= fits(models, provenance.producerModel());
            isWhole &= fits(prompts, provenance.promptDigest());
        }

        ArmChoice build() {
            return new ArmChoice(List.copyOf(models), List.copyOf(prompts), isWhole);
        }

        /// Adds one and drops the last of too many; false where one was dropped.
        private static boolean fits(NavigableSet<String> all, @Nullable String one) {
            if (one == null || !all.add(one) || all.size() <= LISTED) {
                return true;
            }
            all.removeLast();
            return false;
        }
    }
}
