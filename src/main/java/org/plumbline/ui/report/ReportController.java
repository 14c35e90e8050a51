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
import org.plumbline.session.report.ReportFile;
import org.plumbline.session.report.Reporting;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.LongWork;
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

    /// @param seals holds files to a list of allowed signers
    public ReportController(
            Frame frame, BeingLabelled labelled, SealWorkspace seals, Elsewhere elsewhere) {
        this.frame = frame;
        this.labelled = labelled;
        this.seals = seals;
        this.elsewhere = elsewhere;
        makings = new LongWork(frame);
    }

    ReportModel model() {
        return model;
    }

    // --- files

    /// Asks for files and adds them.
    void askFiles() {
        List<Path> files = frame.askSeveral(Words.get("report.open.title"));
        if (!files.isEmpty()) {
            add(files);
        }
    }

    /// Adds files, told apart by what they say they are; a second corpus takes the place of the
    /// first.
    public void add(List<Path> files) {
        frame.background()
                .run(
                        () -> {
                            var sorted = new ArrayList<ReportFile>();
                            for (Path file : files) {
                                sorted.add(ReportFile.of(file, (bytes, total) -> {}));
                            }
                            return sorted;
                        })
                .onDone(this::added)
                .onFailed(failure -> frame.trouble("report.add.cannot", failure));
    }

    private void added(List<ReportFile> files) {
        var others = new ArrayList<String>();
        for (ReportFile file : files) {
            if (file.kind() == ReportFile.Kind.OTHER) {
                others.add(file.file().toString());
            } else {
                model.files.removeIf(other -> makesRoom(other, file));
                model.files.add(file);
            }
        }
        if (!others.isEmpty()) {
            String words = Words.get("report.add.other", String.join(", ", others));
            frame.tell(Words.get("report.add.cannot"), words);
        }
        if (others.size() < files.size()) {
            make();
        }
    }

    private static boolean makesRoom(ReportFile old, ReportFile file) {
        return old.file().equals(file.file())
                || (old.kind().hasSamples() && file.kind().hasSamples());
    }

    void remove(ReportFile file) {
        model.files.remove(file);
        make();
    }

    /// Takes all files out, and the sample.
    void clear() {
        model.files.clear();
        make();
    }

    /// Asks for a list of allowed signers; then files without a verified signature do not count.
    void askSigners() {
        frame.askAny(Words.get("report.signers.title")).ifPresent(this::signers);
    }

    /// Asks signatures by this list from now on, or none where it is null.
    void signers(@Nullable Path list) {
        model.signers.set(list);
        make();
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
            made.corpus().ifPresent(corpus -> elsewhere.checks().show(corpus, corpusFile(), only));
        }
    }

    private Optional<Path> corpusFile() {
        return model.files.stream()
                .filter(file -> file.kind() == ReportFile.Kind.CORPUS)
                .map(ReportFile::file)
                .findFirst();
    }

    // --- saving

    /// Asks for a file and writes the report into it, as the command line does.
    void save(ReportForm form) {
        if (model.answer.get() instanceof ReportAnswer.Made made) {
            new Saving(model, frame).save(form, made.report());
        }
    }
}
