package org.plumbline.session.report;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.intake.ReadFile;
import org.plumbline.intake.Receiver;
import org.plumbline.labels.Author;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Rating;
import org.plumbline.report.Arm;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.tally.LabelIndex;
import org.plumbline.report.tally.PackedLabels;
import org.plumbline.report.tally.Tally;
import org.plumbline.request.Request;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Takes what files hold into a report while they are read: cases into a tally, labels into a book.
final class ReportIntake implements Receiver {

    private final ReportTerms terms;
    private Tally tally = new Tally();
    private final LabelIndex.Builder book = new LabelIndex.Builder();
    private final List<PackedLabels> files = new ArrayList<>();
    private ArmChoice.Builder arms = new ArmChoice.Builder();
    private long leftOut;

    ReportIntake(ReportTerms terms) {
        this.terms = terms;
    }

    @Override
    public boolean wantsSamples() {
        return true;
    }

    @Override
    public void forgetSamples() {
        tally = new Tally();
        arms = new ArmChoice.Builder();
    }

    @Override
    public void sample(Case whole, Sha256 requestSha256) {
        arms.add(whole.provenance());
        Arm arm = terms.arm();
        if (arm == null || arm.has(whole.provenance())) {
            tally.add(whole);
        }
    }

    @Override
    public void request(Request request) {
        tally.add(request.sample());
    }

    @Override
    public void begins(Author author) {
        files.add(book.file(author));
    }

    @Override
    public void rating(Author author, Rating rating) {
        if (terms.blindOnly() && !rating.blinded()) {
            files.getLast().addUnblinded();
            leftOut++;
        } else {
            files.getLast().add(rating);
        }
    }

    @Override
    public void decision(Author author, Decision decision) {
        files.getLast().add(decision);
    }

    @Override
    public void stale(Author author, String sampleId, boolean blinded) {
        files.getLast().addStale(blinded);
    }

    /// How many ratings were left out, since they were given after unblinding.
    long leftOut() {
        return leftOut;
    }

    /// What an arm can be chosen from, the attempts of other arms than that of now included.
    ArmChoice arms() {
        return arms.build();
    }

    /// The report on all that was taken.
    ///
    /// @param read the files that were read, those of labels in the order in which they began
    /// @param signers whose signature each of them has; null for none
    Report report(List<ReadFile> read, List<@Nullable String> signers, Rubric rubric) {
        var others = new ArrayList<Input>();
        others.add(Input.rubric(rubric.sha256()));
        var next = files.iterator();
        for (int i = 0; i < read.size(); i++) {
            ReadFile file = read.get(i);
            switch (file.format()) {
                case CORPUS -> others.add(Input.corpus(file.sha256()));
                case REQUESTS -> others.add(Input.requests(file.sha256()));
                case LABELS, JUDGE, ADJUDICATIONS ->
                        next.next().close(file.sha256(), signers.get(i));
                case RECORDS, RECORDING, ANNOTATIONS ->
                        throw new IllegalStateException("no part of a report: " + file.format());
            }
        }
        return tally.report(book.build(), terms, others);
    }
}
