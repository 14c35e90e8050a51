package org.plumbline.session.others;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import org.plumbline.journal.KeptJournal;
import org.plumbline.session.review.JournalledReview;

/// A name under which a file was labelled or reviewed in this data folder before.
///
/// @param items of how many samples or rows something is said
public record EarlierName(String name, int items) {

    /// What an earlier version called everybody who had said no name, on every machine.
    public static final String MADE_UP = "rater-1";

    /// The names under which something was said of the file of a review, or what is hidden of it
    /// was seen; whoever said most first. Worker.
    public static List<EarlierName> of(JournalledReview<?, ?> review) throws IOException {
        var environment = review.environment();
        return KeptJournal.of(environment.disk(), environment.data(), review.file()).stream()
                .filter(kept -> kept.replay().items() > 0 || kept.replay().unblinded().isPresent())
                .map(kept -> new EarlierName(kept.rater(), kept.replay().items()))
                .sorted(
                        Comparator.comparing(EarlierName::items)
                                .reversed()
                                .thenComparing(EarlierName::name))
                .toList();
    }
}
