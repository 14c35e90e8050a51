package org.plumbline.report.tally;

import java.util.List;
import org.plumbline.corpus.Claim;

/// The cases of a stratum in the few bytes that labels are counted against: sample, work item,
/// claims, and whether it is a trial.
///
/// Labels come after the corpus has been read, and the corpus may be larger than the memory.
final class CaseList {

    private static final int TRIAL = 1;
    private static final int ELIGIBLE = 2;
    private static final int FLAG_BITS = 2;

    private final TextList sampleIds = new TextList();

    /// One int a case: the number of its work item, and its flags.
    private final IntList items = new IntList();

    /// One int a case: where its claims end.
    private final IntList ends = new IntList();

    /// One int a claim: the number of its id.
    private final IntList claims = new IntList();

    private final NameNumbers claimIds = new NameNumbers();

    int size() {
        return items.size();
    }

    void add(String sampleId, int item, Standing standing, List<Claim> found) {
        sampleIds.add(sampleId);
        items.add(item << FLAG_BITS | flags(standing));
        found.forEach(claim -> claims.add(claimIds.number(claim.id())));
        ends.add(claims.size());
    }

    /// Adds the cases of another list.
    ///
    /// @param numbers the numbers of the other's work items here
    void addAll(CaseList other, int[] numbers) {
        sampleIds.addAll(other.sampleIds);
        int before = claims.size();
        for (int i = 0; i < other.claims.size(); i++) {
            claims.add(claimIds.number(other.claimIds.name(other.claims.get(i))));
        }
        for (int i = 0; i < other.size(); i++) {
            int flags = other.items.get(i) & (TRIAL | ELIGIBLE);
            items.add(numbers[other.item(i)] << FLAG_BITS | flags);
            ends.add(before + other.ends.get(i));
        }
    }

    String sampleId(int index) {
        return sampleIds.get(index);
    }

    int item(int index) {
        return items.get(index) >> FLAG_BITS;
    }

    boolean isTrial(int index) {
        return (items.get(index) & TRIAL) != 0;
    }

    boolean isEligible(int index) {
        return (items.get(index) & ELIGIBLE) != 0;
    }

    /// The numbers of a case's claims, in the sample's order.
    int[] claims(int index) {
        int start = index == 0 ? 0 : ends.get(index - 1);
        int[] numbers = new int[ends.get(index) - start];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = claims.get(start + i);
        }
        return numbers;
    }

    /// The ids behind those numbers.
    NameNumbers claimIds() {
        return claimIds;
    }

    private static int flags(Standing standing) {
        return switch (standing) {
            case TRIAL -> TRIAL | ELIGIBLE;
            case ELIGIBLE -> ELIGIBLE;
            case FAILED -> 0;
        };
    }
}
