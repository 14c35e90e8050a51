package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.TakenFrom;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.TakingOver;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.ExportedLabels;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Offer;
import org.plumbline.session.others.TakenOver;
import org.plumbline.text.Quoted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "takeover",
        mixinStandardHelpOptions = true,
        description = {
            "Tells which labels a rater gave in other files for the same requests as this one has, and"
                    + " with --take takes them over: only where nothing is said here, as one act"
                    + " that one undo takes back.",
            "Looks through the journals of this computer, or with --from into exported label files."
        })
final class TakeoverCommand implements Callable<Integer> {

    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The corpus or requests file to label.")
    private Path file = Path.of("");

    @Option(
            names = "--rater",
            paramLabel = "NAME",
            description = "Who labels (default: the name that the window remembers).")
    private String rater = "";

    @Option(
            names = "--from",
            paramLabel = "LABELS",
            arity = "1..*",
            description = "Label files that this rater exported.")
    private List<Path> from = List.of();

    @Option(names = "--take", description = "Take over what was found.")
    private boolean take;

    TakeoverCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var inputs = new ArrayList<>(List.of(file));
        inputs.addAll(from);
        Given.mustBeThere(inputs.stream());
        var around = console.around();
        var workspace = Workspace.of(Environment.of(around.clock(), around.environment()));
        String name = rater.isBlank() ? workspace.settings().rater() : rater;
        if (name.isBlank()) {
            throw Misuse.of(
                    spec, "no rater's name is known here yet; say whose labels with --rater");
        }
        SamplesOpening opening;
        try (var progress = new ProgressLine(console)) {
            opening = workspace.open(file, name, progress);
        }
        return switch (opening) {
            case SamplesOpening.Opened opened -> {
                try (var session = opened.session()) {
                    yield takeOver(workspace, session);
                }
            }
            case SamplesOpening.Refused(var refused, var problems, var omitted) -> {
                console.tell(new ProblemList(problems, omitted, true));
                yield ExitCode.PROBLEMS;
            }
            case SamplesOpening.Unreadable(var unread, var message) -> {
                console.say("plumbline: " + message);
                yield ExitCode.UNUSABLE;
            }
        };
    }

    private int takeOver(Workspace workspace, LabelSession session)
            throws IOException, InterruptedException {
        var readOnly = session.review().readOnly();
        if (readOnly.isPresent()) {
            console.say("plumbline: " + readOnly.get().message());
            return ExitCode.UNUSABLE;
        }
        var takingOver = workspace.takingOver(workspace.seals(console.around().zone()));
        int code = ExitCode.DONE;
        List<Offer> offers;
        if (from.isEmpty()) {
            offers = journals(takingOver, session);
        } else {
            offers = new ArrayList<>();
            for (Path labels : from) {
                code = Math.max(code, exported(takingOver, session, labels, offers));
            }
        }
        if (offers.isEmpty() && code == ExitCode.DONE) {
            console.answer("nothing to take over");
        }
        for (Offer offer : offers) {
            console.answer(words(offer));
            if (take && offer.labels() > 0) {
                taken(offer);
            }
        }
        return code;
    }

    /// What was labelled before a name was said may be another person's, who alone can say so.
    private List<Offer> journals(TakingOver takingOver, LabelSession session) throws IOException {
        var own = new ArrayList<Offer>();
        try (var progress = new ProgressLine(console)) {
            for (Offer offer : takingOver.offers(session.elsewhere(), progress)) {
                if (takingOver.isUnnamed(offer, session.review().reviewer())) {
                    console.say(
                            "plumbline: left, since they were given before anybody said a name; the window asks whose they are: "
                                    + words(offer));
                } else {
                    own.add(offer);
                }
            }
        }
        return own;
    }

    private int exported(
            TakingOver takingOver, LabelSession session, Path labels, List<Offer> offers)
            throws IOException {
        try (var progress = new ProgressLine(console)) {
            return switch (takingOver.exported(session, labels, progress).labels()) {
                case ExportedLabels.Offered(var offer) -> {
                    offers.add(offer);
                    yield ExitCode.DONE;
                }
                case ExportedLabels.Refused(var message, var problems) -> {
                    console.say("plumbline: " + message);
                    yield ExitCode.PROBLEMS;
                }
            };
        }
    }

    private static String words(Offer offer) {
        TakenFrom from = offer.from();
        String name =
                from.name().isEmpty()
                        ? "a file with the digest " + from.sha256().brief() + "…"
                        : from.name();
        return "%s, labels of %s%s: %s labels of %s samples to take, %s said otherwise here, %s samples changed since, %s not in this file"
                .formatted(
                        name,
                        Quoted.of(from.rater()),
                        offer.latest().map(at -> ", last of " + at).orElse(""),
                        offer.labels(),
                        offer.samples(),
                        offer.different(),
                        offer.changed(),
                        offer.elsewhere());
    }

    private void taken(Offer offer) throws IOException, InterruptedException {
        TakenOver taken = offer.take();
        try {
            taken.saved().get();
        } catch (ExecutionException e) {
            throw new IOException("what was taken over was not saved", e);
        }
        console.answer(
                "taken over: %s labels of %s samples%s"
                        .formatted(
                                taken.labels(),
                                taken.samples(),
                                taken.unfitting() == 0
                                        ? ""
                                        : ", and %s left, since they would break a rule here"
                                                .formatted(taken.unfitting())));
    }
}
