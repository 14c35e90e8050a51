package org.plumbline.report;

import java.util.Comparator;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.text.CodePointOrder;

/// What the cases of a stratum have in common.
public record StratumKey(String practice, String destination, Split split, Sampling sampling)
        implements Comparable<StratumKey> {

    /// By the words in files, and those by code point: the enums' own order is another.
    private static final Comparator<StratumKey> ORDER =
            Comparator.comparing(StratumKey::practice, CodePointOrder.INSTANCE)
                    .thenComparing(StratumKey::destination, CodePointOrder.INSTANCE)
                    .thenComparing(key -> key.split().word())
                    .thenComparing(key -> key.sampling().word());

    /// The stratum of a case.
    public static StratumKey of(Case attempt) {
        var place = attempt.placement();
        return new StratumKey(
                place.practice(), attempt.sample().destination(), place.split(), place.sampling());
    }

    /// True where the cases are a sample of work that was held out, so that their rates may stand
    /// for more than themselves.
    public boolean isHeldOutRandom() {
        return split == Split.HELD_OUT && sampling == Sampling.RANDOM;
    }

    @Override
    public int compareTo(StratumKey other) {
        return ORDER.compare(this, other);
    }
}
