package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.JudgeCounts;

/// Counts what was said of the claims of a stratum's trials, by people and by each judge.
final class ClaimTally {

    private final LabelIndex book;
    private final FieldTally people = new FieldTally(LabelField.ofClaim());
    private final TextList unresolved = new TextList();

    /// In the order of the book's judges.
    private final List<FieldTally> judges = new ArrayList<>();

    ClaimTally(LabelIndex book) {
        this.book = book;
        book.judges().forEach(judge -> judges.add(new FieldTally(LabelField.ofClaim())));
    }

    /// Adds the claims of a trial.
    void add(CaseList cases, int trial, SampleLabels labels, SampleStates settled) {
        int[] claims = cases.claims(trial);
        for (int at = 0; at < claims.length; at++) {
            add(people, settled, at);
            if (!settled.isResolved(at)) {
                String claimId = cases.claimIds().name(claims[at]);
                unresolved.add(cases.sampleId(trial) + "#" + claimId);
            }
        }
        for (int i = 0; i < judges.size(); i++) {
            SampleStates said = labels.ofJudge(book.judges().get(i));
            for (int at = 0; at < claims.length; at++) {
                add(judges.get(i), said, at);
            }
        }
    }

    private static void add(FieldTally tally, SampleStates states, int at) {
        for (LabelField field : LabelField.ofClaim()) {
            tally.add(field, states, at);
        }
    }

    /// True where a label of a claim is missing.
    boolean hasMissing() {
        return people.hasMissing();
    }

    /// True where raters differ on a claim.
    boolean hasDisputed() {
        return people.hasDisputed();
    }

    ClaimCounts counts(StratumTally stratum) {
        return new ClaimCounts(
                stratum.coverage().counts(),
                stratum.outsideTrials(),
                people.counts(),
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
