package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.StratumKey;
import org.plumbline.report.TermsInWords;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.session.report.ReportFile;
import org.plumbline.session.report.Reporting;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.frame.Proposal;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Turns what the user does in the Report view into reports. FX thread only.
public final class ReportController {

    private final ReportModel model = new ReportModel();
    private final CorpusTerms terms = new CorpusTerms(model);
    private final Frame frame;
    private final BeingLabelled labelled;
    private final SealWorkspace seals;
    private final Elsewhere elsewhere;
    private final LongWork makings;

    private final Proposal proposal;
    private final Adding adding;

    /// @param seals holds files to a list of allowed signers
    public ReportController(
            Frame frame, BeingLabelled labelled, SealWorkspace seals, Elsewhere elsewhere) {
        this.frame = frame;
        this.labelled = labelled;
        this.seals = seals;
        this.elsewhere = elsewhere;
        makings = new LongWork(frame);
        proposal = new Proposal(frame.open());
        adding = new Adding(frame, this::take);
    }

    ReportModel model() {
        return model;
    }

    // --- files

    /// Asks for files and adds them.
    void askFiles() {
        adding.ask();
    }

    /// Adds files, told apart by what they say they are.
    void add(List<Path> files) {
        adding.add(files);
    }

    /// Makes the report of these files too; a second corpus takes the place of the first. They are
    /// open in the whole window once the report is made.
    public void take(List<SetFile> files) {
        want(proposal.with(files));
    }

    private void want(FileSet next) {
        proposal.want(next);
        model.files.setAll(ReportFile.of(next));
        model.signers.set(next.signers().orElse(null));
        make();
    }

    /// Closes a file.
    void remove(ReportFile file) {
        Optional<SetFile> open = frame.open().now().at(file.file());
        if (open.isPresent()) {
            frame.open().close(open.get());
            follow();
        } else {
            FileSet wanted = proposal.wanted();
            wanted.at(file.file()).ifPresent(out -> want(wanted.without(out)));
        }
    }

    /// Goes back to what is open, from files that there is no report of or from the sample.
    void back() {
        want(frame.open().now());
    }

    private void follow() {
        FileSet now = frame.open().now();
        if (proposal.isOutdated()) {
            boolean isSeen =
                    ReportFile.of(now).equals(model.files)
                            && now.signers().equals(Optional.ofNullable(model.signers.get()));
            if (isSeen) {
                proposal.follow();
            } else {
                want(now);
            }
        }
    }

    /// Asks for a list of allowed signers; then files without a verified signature do not count.
    void askSigners() {
        frame.askAny(Words.get("report.signers.title")).ifPresent(this::signers);
    }

    /// Asks signatures by this list from now on, or none where it is null.
    void signers(@Nullable Path list) {
        FileSet now = proposal.wanted();
        if (list != null) {
            want(now.with(List.of(new SetFile(list, SetFile.Kind.SIGNERS))));
        } else {
            now.signers().flatMap(now::at).ifPresent(file -> want(now.without(file)));
        }
    }

    /// Makes the report on these terms from now on, until it is one of another corpus.
    void terms(ReportTerms terms) {
        if (!terms.equals(model.terms.get())) {
            model.terms.set(terms);
            again();
        }
    }

    // --- the report

    /// Looks again whether the report may be seen; what was labelled meanwhile may forbid or allow
    /// it.
    public void attend() {
        follow();
        switch (model.answer.get()) {
            case ReportAnswer.Made made when !made.isSample() && isBlind(made.report()) ->
                    answer(new ReportAnswer.Blind());
            case ReportAnswer.Blind _ -> make();
            case ReportAnswer.Nothing _ -> answer(nothing());
            case ReportAnswer.Made _,
                    ReportAnswer.NoSamples _,
                    ReportAnswer.Working _,
                    ReportAnswer.Failed _,
                    ReportAnswer.Refused _ -> {}
        }
    }

    private ReportAnswer nothing() {
        return new ReportAnswer.Nothing(labelled.isBlind(Bundled.corpusSha256()));
    }

    /// Makes the same report again, of the files as they are now.
    void again() {
        if (terms.isOfSample()) {
            makeOfSample();
        } else {
            make();
        }
    }

    /// Makes the report of the bundled sample.
    void makeOfSample() {
        terms.aboutSample();
        proposal.want(frame.open().now().without(Subject.LABELLING));
        model.files.clear();
        model.signers.set(null);
        make(Reporting.Order.ofSample(Bundled.rubric(), model.terms.get()), null, true);
    }

    /// Makes the report of the files.
    private void make() {
        Path samples =
                model.files.stream()
                        .filter(file -> file.kind().hasSamples())
                        .map(ReportFile::file)
                        .findFirst()
                        .orElse(null);
        terms.about(samples);
        var order = ReportFile.order(model.files, labelled.rubric(), model.terms.get());
        if (samples != null && labelled.isBlind(samples)) {
            answer(new ReportAnswer.Blind());
        } else if (order.isPresent()) {
            make(order.get(), model.signers.get(), false);
        } else {
            answer(model.files.isEmpty() ? nothing() : new ReportAnswer.NoSamples());
        }
    }

    private void make(Reporting.Order order, @Nullable Path signers, boolean isSample) {
        answer(new ReportAnswer.Working());
        var making = new Making(order, signers, seals);
        makings.run(
                Words.get("report.busy"),
                making::read,
                read -> made(read, isSample),
                failure -> answer(new ReportAnswer.Failed(why(failure))));
    }

    private void made(Making.Read read, boolean isSample) {
        switch (read.reporting()) {
            case Reporting.Made(Report report, _, _, _) when !isSample && isBlind(report) ->
                    answer(new ReportAnswer.Blind());
            case Reporting.Made(Report report, var told, long unblinded, var arms) -> {
                model.arms.set(arms);
                var notes = new ArrayList<>(read.signers());
                if (unblinded > 0) {
                    notes.add(TermsInWords.leftOut(unblinded));
                }
                answer(new ReportAnswer.Made(report, told, notes, isSample));
            }
            case Reporting.Refused(var problems) -> answer(new ReportAnswer.Refused(problems));
        }
    }

    private boolean isBlind(Report report) {
        return report.inputs().stream().map(Input::sha256).anyMatch(labelled::isBlind);
    }

    private void answer(ReportAnswer answer) {
        makings.stop();
        switch (answer) {
            case ReportAnswer.Made(_, _, _, boolean isSample) when isSample -> {}
            case ReportAnswer.Made _, ReportAnswer.Blind _, ReportAnswer.NoSamples _ -> {
                model.isProposal.set(false);
                proposal.commit();
            }
            case ReportAnswer.Nothing _, ReportAnswer.Working _ -> {}
            case ReportAnswer.Failed _, ReportAnswer.Refused _ ->
                    model.isProposal.set(
                            !model.files.equals(ReportFile.of(frame.open().now()))
                                    && !ReportFile.of(frame.open().now()).isEmpty());
        }
        if (answer instanceof ReportAnswer.Blind) {
            terms.forget();
        }
        model.entry.set(null);
        model.answer.set(answer);
        model.entries.setAll(
                answer instanceof ReportAnswer.Made made ? ReportPart.of(made) : List.of());
        if (!model.entries.isEmpty()) {
            model.entry.set(model.entries.getFirst());
        }
    }

    private static String why(Exception failure) {
        return failure instanceof CancellationException
                ? Words.get("report.stopped")
                : Shown.reason(failure);
    }

    // --- moving

    /// Shows an entry.
    void show(ReportPart entry) {
        model.entry.set(entry);
    }

    /// Goes `step` entries further down, not past the ends.
    void step(int step) {
        int place = model.entries.indexOf(model.entry.get());
        if (!model.entries.isEmpty()) {
            show(model.entries.get(Math.clamp(place + step, 0, model.entries.size() - 1)));
        }
    }

    /// Shows the problems of the files, and their places.
    void seeProblems() {
        if (!model.files.isEmpty()) {
            elsewhere.problems().accept(model.files.stream().map(ReportFile::file).toList());
        }
    }

    /// Shows the literal checks of the stratum that is looked at, or all where it is none.
    void seeChecks() {
        if (model.answer.get() instanceof ReportAnswer.Made made) {
            StratumKey only =
                    model.entry.get() instanceof ReportPart.OfStratum(var stratum)
                            ? stratum.key()
                            : null;
            made.corpus()
                    .ifPresent(corpus -> elsewhere.checks().show(corpus, model.corpusFile(), only));
        }
    }

    // --- saving

    /// Asks for a file and writes the report into it, as the command line does.
    void save(ReportForm form) {
        if (model.answer.get() instanceof ReportAnswer.Made made) {
            new Saving(model, frame).save(form, made.report());
        }
    }
}
