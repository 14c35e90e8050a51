package org.plumbline.session.disputes;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.plumbline.corpus.Case;
import org.plumbline.intake.ReadFile;
import org.plumbline.intake.Receiver;
import org.plumbline.labels.Author;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Rating;
import org.plumbline.report.disputes.Disputes;
import org.plumbline.report.disputes.Remarks;
import org.plumbline.report.tally.DisputeTally;
import org.plumbline.report.tally.LabelIndex;
import org.plumbline.report.tally.PackedLabels;
import org.plumbline.request.Request;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Sha256;

/// Takes what files hold while they are read: samples into a tally, labels into an index, and what
/// was written beside them.
final class DisputeIntake implements Receiver {

    private DisputeTally tally = new DisputeTally();
    private final LabelIndex.Builder index = new LabelIndex.Builder();
    private final List<PackedLabels> files = new ArrayList<>();
    private final Remarks remarks = new Remarks();
    private final TreeSet<String> raters = new TreeSet<>(CodePointOrder.INSTANCE);

    @Override
    public boolean wantsSamples() {
        return true;
    }

    @Override
    public void forgetSamples() {
        tally = new DisputeTally();
    }

    @Override
    public void sample(Case whole, Sha256 requestSha256) {
        tally.add(whole);
    }

    @Override
    public void request(Request request) {
        tally.add(request.sample());
    }

    @Override
    public void begins(Author author) {
        files.add(index.file(author));
        if (author instanceof Author.Rater(String name)) {
            raters.add(name);
        }
    }

    @Override
    public void rating(Author author, Rating rating) {
        files.getLast().add(rating);
        if (author instanceof Author.Rater(String name)) {
            remarks.add(name, rating);
        }
    }

    @Override
    public void decision(Author author, Decision decision) {
        files.getLast().add(decision);
        if (author instanceof Author.Adjudicator(String name)) {
            remarks.add(name, decision);
        }
    }

    /// What is disputed in all that was taken.
    ///
    /// @param read the files that were read: samples first, then those of labels and decisions in
    ///   the order in which they began
    Disputes disputes(List<ReadFile> read) {
        for (int i = 0; i < files.size(); i++) {
            // Who signed what is a report's to say.
            files.get(i).close(read.get(i + 1).sha256(), null);
        }
        return new Disputes(
                read.getFirst().sha256(),
                List.copyOf(raters),
                tally.disputed(index.build()),
                remarks);
    }
}
