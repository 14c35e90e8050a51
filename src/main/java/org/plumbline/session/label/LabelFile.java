package org.plumbline.session.label;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Outcome;
import org.plumbline.intake.SampleStore;
import org.plumbline.labels.Draft;
import org.plumbline.problem.Problem;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.text.Quoted;
import org.plumbline.text.Sha256;

/// A label file that may be the rater's own: read against the samples that are open, and once more
/// when it is taken over, since none of it is kept.
final class LabelFile {

    private final SampleStore store;
    private final JournalledReview<String, Draft> review;
    private final Source source;

    LabelFile(SampleStore store, JournalledReview<String, Draft> review, Source source) {
        this.store = store;
        this.review = review;
        this.source = source;
    }

    private String name() {
        Path name = Path.of(source.name()).getFileName();
        return name == null ? source.name() : name.toString();
    }

    /// What it offers.
    ExportedLabels offer(Elsewhere<String, Draft> elsewhere, ReadProgress progress)
            throws IOException {
        var found = new RatingsSaid(name());
        var refusal = refusal(found, read(found, progress));
        if (refusal != null) {
            return refusal;
        }
        Sha256 looked = found.from().sha256();
        return new ExportedLabels.Offered(elsewhere.offer(found, () -> again(looked), progress));
    }

    private Outcome read(RatingsSaid found, ReadProgress progress) throws IOException {
        var outcome =
                Intake.readLabels(
                        store,
                        source,
                        review.rubric(),
                        found,
                        (file, read, total) -> {
                            progress.read(read, total);
                            return !progress.isCancelled();
                        });
        if (outcome instanceof Outcome.Received received) {
            var file = received.files().getFirst();
            found.complete(file.sha256(), file.elements());
        }
        return outcome;
    }

    private ExportedLabels.@Nullable Refused refusal(RatingsSaid found, Outcome outcome) {
        String rater = found.rater();
        if (rater != null && !rater.equals(review.reviewer())) {
            return new ExportedLabels.Refused(
                    "%s has the labels of %s, and you label as %s. Labels of somebody else are not taken over; a report counts them beside yours."
                            .formatted(name(), Quoted.of(rater), Quoted.of(review.reviewer())),
                    List.of());
        }
        return switch (outcome) {
            case Outcome.Received received -> null;
            case Outcome.Refused(var problems) -> {
                var errors = problems.problems().stream().filter(Problem::isError).toList();
                yield new ExportedLabels.Refused(
                        "%s has errors, so that nothing of it is taken over: %s."
                                .formatted(name(), errors.getFirst().message()),
                        errors);
            }
        };
    }

    /// The same, where it has not changed.
    private RatingsSaid again(Sha256 looked) throws IOException {
        var found = new RatingsSaid(name());
        var outcome = read(found, (read, total) -> {});
        if (refusal(found, outcome) != null || !found.from().sha256().equals(looked)) {
            throw new IOException(
                    source.name() + " changed since it was looked at; look at it once more");
        }
        return found;
    }
}
