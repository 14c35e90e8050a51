package org.plumbline.session.records;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.plumbline.journal.Event;
import org.plumbline.records.Annotation;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.session.others.Difference;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.Part;
import org.plumbline.text.Sha256;

/// How reviews of rows of other tables are found and taken over: where the row has the same
/// evidence, and as a whole, since parts of two reviews would be one that nobody gave.
final class RowsElsewhere implements Elsewhere.Items<RowKey, Optional<Annotation>> {

    private final RecordReview table;

    RowsElsewhere(RecordReview table) {
        this.table = table;
    }

    @Override
    public OptionalInt indexOf(RowKey row) {
        return table.numberOf(row);
    }

    @Override
    public Sha256 seen(int row) {
        return table.evidence(row);
    }

    @Override
    public Elsewhere.Compared compared(
            RowKey row, Optional<Annotation> here, Optional<Annotation> there) {
        Sha256 evidence = seen(indexOf(row).orElseThrow());
        Optional<Review> ours = here.filter(said -> of(said, evidence)).map(Annotation::review);
        Optional<Review> theirs = there.map(Annotation::review);
        if (theirs.isEmpty() || theirs.equals(ours)) {
            return new Elsewhere.Compared(0, List.of());
        }
        return ours.isEmpty()
                ? new Elsewhere.Compared(1, List.of())
                : new Elsewhere.Compared(0, List.of(new Difference(null, "review", "", "")));
    }

    /// A review of other evidence than the row has says nothing of it.
    private static boolean of(Annotation said, Sha256 evidence) {
        return said.evidenceSha256().equals(evidence);
    }

    @Override
    public Part<RowKey, Optional<Annotation>> part(
            int row, Optional<Annotation> here, Optional<Annotation> there) {
        Event.Reviewed step = table.reviewed(row, there.orElseThrow().review());
        return Part.of(here, step);
    }
}
