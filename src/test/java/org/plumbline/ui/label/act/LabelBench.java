package org.plumbline.ui.label.act;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.files.DataFolder;
import org.plumbline.files.FragileDisk;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.label.ListStore;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.label.model.LabelModel;

/// The Label view without its nodes: three samples, a disk in memory, and what was asked of the
/// window around it.
///
/// Sample `a` has claims c1 (cites e1, which the producer saw) and c2 (cites e2, which it did not);
/// sample `b`, of a partial capture, has c1, which cites nothing, and no evidence; sample `c` has
/// no claims.
final class LabelBench implements AutoCloseable {

    private static final Path ROOT = Path.of("/data").toAbsolutePath();

    final List<String> asked = new ArrayList<>();
    final Queue<Runnable> work = new ArrayDeque<>();
    final Habits habits = new Habits();
    private final FragileDisk disk = new FragileDisk(ROOT);

    /// What is to be done once somebody said who is labelling.
    final List<Consumer<LabelController>> waiting = new ArrayList<>();

    private final Case[] more;
    LabelSession session;
    LabelController label;

    /// Everything at once.
    ///
    /// @param more samples behind the three
    LabelBench(Case... more) {
        this("ann", more);
    }

    /// @param rater "" for somebody who has not said a name
    LabelBench(String rater, Case... more) {
        this.more = more.clone();
        session = begin(rater);
        label = controller(Runnable::run);
        label.openSample(0);
    }

    /// From now on work waits until [#work()].
    void beSlow() {
        label = controller(work::add);
    }

    void work() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    private LabelController controller(Executor workers) {
        return new LabelController(
                session,
                new Background(workers, Runnable::run),
                new LabelController.Outside(
                        () -> asked.add("keys"),
                        new Overlay(),
                        () -> asked.add("accepted"),
                        failure -> asked.add("trouble " + failure.getMessage()),
                        waiting::add,
                        habits),
                new AskedFocus());
    }

    private final class AskedFocus implements LabelFocus {

        @Override
        public void focusNote() {
            asked.add("focus note");
        }

        @Override
        public void focusText() {
            asked.add("focus text");
        }

        @Override
        public void focusEvidence(String evidenceId) {
            asked.add("focus evidence " + evidenceId);
        }
    }

    private LabelSession begin(String rater) {
        var place =
                new Environment(
                        new DataFolder(ROOT),
                        disk,
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        "process 1");
        var rubric = new Rubric("Be fair.", Sha256.of(new byte[] {1}));
        return LabelSession.open(
                new ListStore(
                        true,
                        Stream.concat(
                                        Stream.of(caseA(), caseB(), new CaseBuilder("c").build()),
                                        Stream.of(more))
                                .toArray(Case[]::new)),
                new Labeller(rater, rubric),
                place);
    }

    private static Case caseA() {
        var a = new CaseBuilder("a").seen("e1", "clear() is never called: été");
        a.evidence.add(
                new Evidence(
                        "e2",
                        Role.REFERENCE,
                        Seen.NO,
                        new Content.Text(ExactText.of("held for 3 s")),
                        Completeness.COMPLETE,
                        new Version(null, null, null)));
        a.claim("c1", new Span(0, 30), List.of(Region.whole("e1")), null, null);
        a.claim("c2", new Span(32, 57), List.of(Region.whole("e2")), null, null);
        return a.build();
    }

    private static Case caseB() {
        var b = new CaseBuilder("b").claims("c1");
        b.status = CaptureStatus.PARTIAL;
        b.destination = "Summary";
        return b.build();
    }

    /// A second window of the same rater: nothing can be written in it.
    LabelController secondWindow() {
        session = begin("ann");
        var second = controller(Runnable::run);
        second.openSample(0);
        return second;
    }

    LabelModel model() {
        return label.model();
    }

    ClaimDraft draft(int sample, String claim) {
        return session.draft(sample).claim(claim);
    }

    void allMeasures() {
        for (LabelField measure : LabelField.ofSample()) {
            label.acts().label(measure, QualityValue.TRUE);
        }
    }

    @Override
    public void close() throws IOException {
        session.close();
    }
}
