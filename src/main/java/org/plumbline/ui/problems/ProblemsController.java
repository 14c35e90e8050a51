package org.plumbline.ui.problems;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Rubric;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.Handed;
import org.plumbline.session.open.Handed.Misfit;
import org.plumbline.session.open.Handed.Why;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.problems.Checking;
import org.plumbline.session.problems.FilePart;
import org.plumbline.session.problems.ProblemForm;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.frame.Proposal;
import org.plumbline.ui.frame.ResultFile;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Turns what the user does in the Problems view into checks of files. FX thread only.
public final class ProblemsController {

    private final ProblemsModel model = new ProblemsModel();
    private final Frame frame;
    private final BeingLabelled labelled;
    private final LongWork checks;

    /// What is checked of what may be opened by that.
    private final Proposal proposal;

    /// Whether those files are open once no error was found in them.
    private boolean isProposal;

    /// Files that the user chose to look into.
    private final Set<Path> looked = new HashSet<>();

    public ProblemsController(Frame frame, BeingLabelled labelled) {
        this.frame = frame;
        this.labelled = labelled;
        checks = new LongWork(frame);
        proposal = new Proposal(frame.open());
        model.busy.bind(checks.underWayProperty());
    }

    ProblemsModel model() {
        return model;
    }

    // --- files

    /// Asks for more files, and checks all.
    void askFile() {
        List<Path> files = frame.askSeveral(Words.get("problems.open.title"));
        if (!files.isEmpty()) {
            frame.open().open(files, this::add);
        }
    }

    private void add(List<Path> files) {
        frame.background()
                .run(() -> Handed.of(files))
                .onDone(this::add)
                .onFailed(failure -> frame.trouble("problems.cannot", failure));
    }

    /// Checks more files together with those that are there; a second corpus or table takes the
    /// place of the first. Files without an error are open in the whole window from then on.
    public void add(Handed handed) {
        proposal.want(proposal.with(handed.files()));
        model.files.setAll(checked(proposal.wanted()));
        // What says of nothing that it is anything is told so, as any other error.
        for (Misfit misfit : handed.misfits()) {
            if (misfit.why() != Why.SECOND) {
                model.files.add(misfit.file());
            }
        }
        isProposal = handed.misfits().isEmpty();
        check();
    }

    private static List<Path> checked(FileSet set) {
        return set.files().stream()
                .filter(file -> file.kind() != SetFile.Kind.SIGNERS)
                .map(SetFile::file)
                .toList();
    }

    /// Checks what is open, where that is not what was looked at before.
    public void attend() {
        if (proposal.isOutdated()) {
            proposal.follow();
            isProposal = false;
            List<Path> now = checked(proposal.wanted());
            if (!now.equals(model.files)) {
                model.files.setAll(now);
                check();
            }
        }
    }

    /// Checks this file and no other.
    public void checkAlone(Path file) {
        checkTogether(List.of(file));
    }

    /// Checks these files and no others.
    public void checkTogether(List<Path> files) {
        proposal.want(FileSet.NONE);
        isProposal = false;
        model.files.setAll(files);
        check();
    }

    /// Closes a file where it is open, and checks it no more.
    void remove(Path file) {
        Optional<SetFile> open = frame.open().now().at(file);
        FileSet wanted = proposal.wanted();
        if (open.isPresent() && wanted.files().contains(open.get())) {
            frame.open().close(open.get());
            attend();
        } else {
            wanted.at(file).ifPresent(out -> proposal.want(wanted.without(out)));
            model.files.remove(file);
            check();
        }
    }

    /// Checks the files again.
    void check() {
        var files = List.copyOf(model.files);
        select(null);
        if (files.isEmpty()) {
            checks.stop();
            found(null);
            return;
        }
        Rubric rubric = labelled.rubric();
        checks.run(
                Words.get("problems.busy", files.size()),
                progress -> Checking.validate(files, rubric, progress),
                problems -> found(problems, files),
                this::failed);
    }

    private void failed(Exception failure) {
        found(null);
        model.failed.set(
                failure instanceof CancellationException
                        ? Words.get("shell.open.stopped")
                        : Shown.reason(failure));
    }

    private void found(ProblemList problems, List<Path> files) {
        found(problems);
        boolean isSound =
                problems.omitted() == 0 && problems.problems().stream().noneMatch(Problem::isError);
        if (isProposal && isSound && files.equals(checked(proposal.wanted()))) {
            isProposal = false;
            proposal.commit();
        }
    }

    private void found(@Nullable ProblemList problems) {
        model.failed.set("");
        model.found.set(problems);
        refilter();
    }

    // --- the list

    void filter(ProblemFilter filter) {
        model.filter.set(filter);
        refilter();
    }

    private void refilter() {
        ProblemList found = model.found.get();
        List<Problem> shown =
                found == null
                        ? List.of()
                        : found.problems().stream().filter(model.filter.get()::passes).toList();
        model.shown.setAll(shown);
        Problem now = model.current.get();
        if (now == null || !shown.contains(now)) {
            select(shown.isEmpty() ? null : shown.getFirst());
        }
    }

    /// Goes `step` problems further down the list, not past its ends.
    void step(int step) {
        int place = model.shown.indexOf(model.current.get());
        if (!model.shown.isEmpty()) {
            select(model.shown.get(Math.clamp(place + step, 0, model.shown.size() - 1)));
        }
    }

    /// Makes a problem the current one, and shows its place.
    void select(@Nullable Problem problem) {
        model.current.set(problem);
        model.part.set(null);
        model.partIsAsked.set(false);
        model.partWords.set("");
        Optional<Path> file = fileOf(problem);
        if (problem == null || file.isEmpty()) {
            return;
        }
        if (labelled.isBlind(file.get())) {
            model.partWords.set(Words.get("problems.part.blind"));
        } else if (looked.contains(file.get())) {
            read(problem, file.get());
        } else {
            model.partWords.set(Words.get("problems.part.ask"));
            model.partIsAsked.set(true);
        }
    }

    /// Shows what the file of the current problem says, now and from now on.
    void look() {
        Problem problem = model.current.get();
        fileOf(problem).filter(file -> !labelled.isBlind(file)).ifPresent(looked::add);
        select(problem);
    }

    private Optional<Path> fileOf(@Nullable Problem problem) {
        return problem == null
                ? Optional.empty()
                : model.files.stream()
                        .filter(file -> file.toString().equals(problem.file()))
                        .findFirst();
    }

    private void read(Problem problem, Path file) {
        frame.background()
                .run(() -> FilePart.around(file, problem.location(), (bytes, total) -> {}))
                .onDone(
                        part -> {
                            if (problem.equals(model.current.get())) {
                                model.part.set(part);
                            }
                        })
                .onFailed(
                        failure -> {
                            if (problem.equals(model.current.get())) {
                                model.partWords.set(
                                        Words.get(
                                                "problems.part.cannot",
                                                Words.said(Shown.reason(failure))));
                            }
                        });
    }

    // --- saving

    /// Asks for a file and writes all problems into it, whatever the filter.
    void save(ProblemForm form) {
        ProblemList problems = model.found.get();
        if (problems == null) {
            return;
        }
        new ResultFile(
                        "problems.save.title",
                        "problems" + ending(form),
                        model.files,
                        out -> form.write(problems, false, out))
                .save(
                        frame,
                        file ->
                                frame.tell(
                                        Words.get("problems.saved"),
                                        Words.get("problems.saved.words", file.toString())),
                        "problems.save.cannot");
    }

    private static String ending(ProblemForm form) {
        return switch (form) {
            case TEXT -> ".txt";
            case JSON -> ".json";
            case SARIF -> ".sarif";
        };
    }
}
