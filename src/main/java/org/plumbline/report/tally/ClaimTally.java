package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Provisional;
import org.plumbline.labels.Author;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Truth;
import org.plumbline.report.Categories;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.JudgeCounts;

/// Counts the claims of a stratum's trials: what people settled, what the owner said before, and
/// what each judge said.
final class ClaimTally {

    private final LabelBook book;
    private final Counter<ClaimCoverage> coverage = new Counter<>(ClaimCoverage.class);
    private boolean selected;
    private long outsideTrials;
    private final LabelCounter<Truth> truth = new LabelCounter<>(Truth.class);
    private final LabelCounter<Grounding> grounding = new LabelCounter<>(Grounding.class);
    private final TextList unresolved = new TextList();
    private final AdvisoryTally provisional = new AdvisoryTally();

    /// In the order of the book's judges.
    private final List<AdvisoryTally> judges = new ArrayList<>();

    ClaimTally(LabelBook book) {
        this.book = book;
        book.judges().forEach(judge -> judges.add(new AdvisoryTally()));
    }

    void addOutsideTrials(int claims) {
        outsideTrials += claims;
    }

    void addTrial(Case trial, SampleLabels labels, Sheet settled) {
        List<Claim> claims = trial.sample().answer().claims();
        ClaimCoverage chosen = trial.sample().answer().claimCoverage();
        coverage.add(chosen, claims.size());
        selected |= chosen == ClaimCoverage.SELECTED;
        for (int at = 0; at < claims.size(); at++) {
            truth.add(settled.truth(at));
            grounding.add(settled.grounding(at));
            if (!SampleLabels.isCategory(settled.truth(at))
                    || !SampleLabels.isCategory(settled.grounding(at))) {
                unresolved.add(trial.sampleId() + "#" + claims.get(at).id());
            }
            Provisional before = trial.provisional().get(at);
            provisional.add(state(before.verdict()), state(before.grounding()));
        }
        for (int i = 0; i < judges.size(); i++) {
            Sheet said = labels.ofJudge(book.judges().get(i));
            for (int at = 0; at < claims.size(); at++) {
                judges.get(i).add(said.truth(at), said.grounding(at));
            }
        }
    }

    void addAll(ClaimTally other) {
        coverage.addAll(other.coverage);
        selected |= other.selected;
        outsideTrials += other.outsideTrials;
        truth.addAll(other.truth);
        grounding.addAll(other.grounding);
        unresolved.addAll(other.unresolved);
        provisional.addAll(other.provisional);
        for (int i = 0; i < judges.size(); i++) {
            judges.get(i).addAll(other.judges.get(i));
        }
    }

    /// True where the claims of a trial are a selection, also one that holds none.
    boolean hasSelected() {
        return selected;
    }

    /// True where truth or grounding of a claim is in this state.
    boolean has(byte state) {
        return truth.has(state) || grounding.has(state);
    }

    ClaimCounts counts() {
        return new ClaimCounts(
                coverage.counts(),
                outsideTrials,
                truth.counts(),
                grounding.counts(),
                unresolved.sorted(),
                provisional.counts(),
                judgeCounts());
    }

    private List<JudgeCounts> judgeCounts() {
        var counts = new ArrayList<JudgeCounts>();
        for (int i = 0; i < judges.size(); i++) {
            var judge = (Author.Judge) book.files().get(book.judges().get(i)).author();
            counts.add(new JudgeCounts(judge, judges.get(i).counts()));
        }
        return counts;
    }

    private static byte state(@Nullable LabelValue value) {
        return value == null ? SampleLabels.MISSING : (byte) Categories.of(value);
    }
}
