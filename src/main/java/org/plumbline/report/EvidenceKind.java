package org.plumbline.report;

import java.util.Comparator;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;

/// What a piece of evidence is, whether the producer had it, and whether it is whole.
public record EvidenceKind(Role role, Seen seen, Completeness completeness)
        implements Comparable<EvidenceKind> {

    /// In the order of the file formats.
    private static final Comparator<EvidenceKind> ORDER =
            Comparator.comparing(EvidenceKind::role)
                    .thenComparing(EvidenceKind::seen)
                    .thenComparing(EvidenceKind::completeness);

    /// The kind of a piece of evidence.
    public static EvidenceKind of(Evidence item) {
        return new EvidenceKind(item.role(), item.seenByProducer(), item.completeness());
    }

    @Override
    public int compareTo(EvidenceKind other) {
        return ORDER.compare(this, other);
    }
}
