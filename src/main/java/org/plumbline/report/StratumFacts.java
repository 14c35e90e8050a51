package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.corpus.CheckKind;

/// What the numbers of a stratum stand on, fact by fact, the same in the window and in HTML.
public final class StratumFacts {

    private StratumFacts() {}

    /// One fact.
    ///
    /// @param name what it is about
    /// @param limits what a capture lacks, marked; only for the fact about it, and empty where
    ///   nothing is recorded
    public record Fact(String name, String words, List<Phrases.Limit> limits) {
        public Fact {
            limits = List.copyOf(limits);
        }

        Fact(String name, String words) {
            this(name, words, List.of());
        }
    }

    /// All facts, in the order in which they are shown.
    public static List<Fact> of(Stratum stratum) {
        var attempts = stratum.attempts();
        var claims = stratum.claims();
        var facts = new ArrayList<Fact>();
        facts.add(new Fact("attempts", Phrases.attempts(attempts)));
        facts.add(new Fact("capture", Phrases.counts(attempts.capture())));
        facts.add(new Fact("when produced", Phrases.counts(attempts.producerCapture())));
        facts.add(new Fact("review", Phrases.counts(attempts.reviewState())));
        facts.add(limitations(Phrases.limits(attempts.limitations())));
        facts.add(new Fact("claims of trials", Phrases.claims(claims)));
        facts.add(new Fact("claims outside", Long.toString(claims.outsideTrials())));
        for (CheckKind kind : CheckKind.values()) {
            facts.add(new Fact(kind.word(), Phrases.checks(kind, stratum.checks(kind))));
        }
        return List.copyOf(facts);
    }

    private static Fact limitations(List<Phrases.Limit> limits) {
        String words =
                String.join(
                        " · ",
                        limits.stream().map(limit -> limit.mark() + " " + limit.words()).toList());
        return new Fact("limitations", limits.isEmpty() ? "none recorded" : words, limits);
    }
}
