package org.plumbline.session.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Given;
import org.plumbline.labels.Draft;

/// What an export takes and what it leaves out, all of one moment; in the file's order.
public record ExportSelection(List<Ready> ready, List<Incomplete> incomplete) {

    public ExportSelection {
        ready = List.copyOf(ready);
        incomplete = List.copyOf(incomplete);
    }

    /// What an export of these drafts takes.
    ///
    /// @param unblinded the number of the entry that unblinded the rater; entries before it were
    ///   made blind
    public static ExportSelection of(
            SampleStore store, Drafts<String, Draft> drafts, OptionalLong unblinded) {
        var ready = new ArrayList<Ready>();
        var incomplete = new ArrayList<Incomplete>();
        for (int sample = 0; sample < store.size(); sample++) {
            var outline = store.outline(sample);
            String id = outline.sampleId();
            var draft = drafts.draft(id);
            var progress = SampleProgress.of(draft, outline.claims());
            if (progress.state() == SampleState.DONE) {
                var given = Given.of(drafts.history(id), unblinded);
                var request = drafts.seen(id).orElseThrow();
                ready.add(new Ready(sample, request, given, draft));
            } else {
                incomplete.add(new Incomplete(sample, id, progress));
            }
        }
        return new ExportSelection(ready, incomplete);
    }
}
