package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.labels.Author;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.JudgeCounts;

/// Counts what was said of the claims of a stratum's trials, by people and by each judge.
final class ClaimTally {

    private final LabelIndex book;
    private final LabelCounter<Truth> truth = new LabelCounter<>(Truth.class);
    private final LabelCounter<Grounding> grounding = new LabelCounter<>(Grounding.class);
    private final TextList unresolved = new TextList();

    /// In the order of the book's judges.
    private final List<AdvisoryTally> judges = new ArrayList<>();

    ClaimTally(LabelIndex book) {
        this.book = book;
        book.judges().forEach(judge -> judges.add(new AdvisoryTally()));
    }

    /// Adds the claims of a trial.
    void add(CaseList cases, int trial, SampleLabels labels, SampleStates settled) {
        int[] claims = cases.claims(trial);
        for (int at = 0; at < claims.length; at++) {
            truth.add(settled.truth(at));
            grounding.add(settled.grounding(at));
            if (!SampleLabels.isCategory(settled.truth(at))
                    || !SampleLabels.isCategory(settled.grounding(at))) {
                String claimId = cases.claimIds().name(claims[at]);
                unresolved.add(cases.sampleId(trial) + "#" + claimId);
            }
        }
        for (int i = 0; i < judges.size(); i++) {
            SampleStates said = labels.ofJudge(book.judges().get(i));
            for (int at = 0; at < claims.length; at++) {
                judges.get(i).add(said.truth(at), said.grounding(at));
            }
        }
    }

    /// True where truth or grounding of a claim is in this state.
    boolean has(byte state) {
        return truth.has(state) || grounding.has(state);
    }

    ClaimCounts counts(StratumTally stratum) {
        return new ClaimCounts(
                stratum.coverage().counts(),
                stratum.outsideTrials(),
                truth.counts(),
                grounding.counts(),
                unresolved.sorted(),
                stratum.provisional().counts(),
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
}
