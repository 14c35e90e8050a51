package org.plumbline.ui.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.files.DataFolder;
import org.plumbline.files.FragileDisk;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.StratumKey;
import org.plumbline.request.Rubric;
import org.plumbline.session.checks.CheckList;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.label.ListStore;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// What the list of checks does, without a window.
///
/// Sample `b`, first in the file, has one check that abstains; sample `a` has two; sample `c` is of
/// another practice, and is withheld, so that it is no trial.
class ChecksControllerTest {

    private static final Path ROOT = Path.of("/data").toAbsolutePath();

    private final List<String> asked = new ArrayList<>();
    private final Queue<Runnable> work = new ArrayDeque<>();
    private final AskedFrame frame = new AskedFrame(new Background(work::add, Runnable::run));
    private final Around around = new Around();
    private final ChecksController controller = new ChecksController(frame, around);
    private final FragileDisk disk = new FragileDisk(ROOT);
    private final LabelSession session = begin("ann");

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    @Test
    void listsAllChecksByCodePointOfTheSampleIds() throws Exception {
        show(session, null);

        assertThat(list().rows())
                .extracting(CheckRow::sampleId, CheckRow::claimId, row -> row.kind().outcome())
                .extracting(Object::toString)
                .containsExactly(
                        "(\"a\", \"c1\", \"exact-match\")",
                        "(\"a\", \"c2\", \"annotated-text-present\")",
                        "(\"b\", \"c1\", \"abstain\")",
                        "(\"c\", \"c1\", \"exact-match\")");
        assertThat(list().rows())
                .extracting(CheckRow::isTrial)
                .containsExactly(true, true, true, false);
        assertThat(current()).isEqualTo("a c1");
        assertThat(asked).containsExactly("close", "show");
    }

    @Test
    void listsTheChecksOfAStratumWithItsCounts() throws Exception {
        show(session, StratumKey.of(caseA()));

        assertThat(list().rows()).extracting(CheckRow::sampleId).containsExactly("a", "a", "b");
        assertThat(list().ofStratum().orElseThrow().trials())
                .containsEntry(CheckKind.LITERAL_QUOTE, new CheckCounts(1, 1))
                .containsEntry(CheckKind.LITERAL_ABSENCE, new CheckCounts(1, 0));
    }

    @Test
    void saysOfACheckWhatItLookedForAndWhyItAbstains() throws Exception {
        show(session, null);
        CheckRow.Shown b = controller.model().rows.get(2).shown();

        assertThat(b.claim()).isEqualTo("The");
        assertThat(b.place()).isEqualTo("e1, bytes 0 to 3");
        assertThat(b.region().lines()).isEqualTo("ét");
        assertThat(b.text().lines()).isEqualTo("hiver");
        assertThat(b.isSame()).isFalse();
        assertThat(b.reason()).isEqualTo("The region's bytes are not the annotated ones.");
        assertThat(controller.model().rows.getFirst().shown().isSame()).isTrue();
    }

    @Test
    void goesToTheClaimAndOpensThereAgain() throws Exception {
        show(session, StratumKey.of(caseA()));
        controller.select(controller.model().rows.get(2));
        asked.clear();

        controller.go();

        assertThat(asked).containsExactly("close", "go to 0 c1");
        assertThat(controller.model().rows).as("nothing hidden is kept").isEmpty();
        show(session, null);
        assertThat(list().only()).isEqualTo(StratumKey.of(caseA()));
        assertThat(current()).isEqualTo("b c1");
        controller.showAll();
        drain();
        assertThat(list().only()).isNull();
        assertThat(current()).isEqualTo("a c1");
    }

    @Test
    void anotherRaterBeginsAnew() throws Exception {
        show(session, StratumKey.of(caseA()));
        around.close();

        try (var other = begin("ben")) {
            show(other, null);
            assertThat(list().only()).isNull();
        }
    }

    @Test
    void showsNothingToWhoeverMayNotSeeIt() throws Exception {
        around.maySee = false;
        show(session, null);

        assertThat(asked).isEmpty();
        assertThat(controller.model().rows).isEmpty();
    }

    @Test
    void whoIsBlindIsToldAndSeesNothing() {
        controller.show(session);
        drain();

        assertThat(asked).isEmpty();
        assertThat(frame.said).containsExactly("the rater is blind");
    }

    @Test
    void ofTwoListsThatAreAskedForTheLastIsShown() throws Exception {
        unblind(session);
        controller.show(session);
        controller.show(session, StratumKey.of(caseA()));
        drain();

        assertThat(asked).containsExactly("close", "show");
        assertThat(list().only()).isEqualTo(StratumKey.of(caseA()));
        assertThat(frame.busy()).isZero();
    }

    // --- the window around it, and the corpus

    private void show(LabelSession open, @Nullable StratumKey only) throws Exception {
        unblind(open);
        if (only == null) {
            controller.show(open);
        } else {
            controller.show(open, only);
        }
        drain();
    }

    private void drain() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    private static void unblind(LabelSession open) throws Exception {
        if (open.unblind() instanceof Applied.Accepted accepted) {
            accepted.saved().get(60, TimeUnit.SECONDS);
        }
    }

    private CheckList list() {
        CheckList list = controller.model().list.get();
        if (list == null) {
            throw new AssertionError("no list");
        }
        return list;
    }

    private String current() {
        CheckRow row = controller.model().current.get();
        return row == null ? "none" : row.sampleId() + " " + row.claimId();
    }

    private final class Around implements ChecksController.Outside {

        private boolean maySee = true;

        @Override
        public boolean maySee(LabelSession open) {
            return maySee;
        }

        @Override
        public void show() {
            asked.add("show");
        }

        @Override
        public void close() {
            asked.add("close");
            controller.closed();
        }

        @Override
        public void goTo(LabelSession open, int sample, String claimId) {
            asked.add("go to " + sample + " " + claimId);
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
        var store = new ListStore(true, caseB(), caseA(), caseC());
        return LabelSession.open(store, new Labeller(rater, rubric), place);
    }

    private static Case caseA() {
        var a = new CaseBuilder("a").seen("e1", "été");
        a.claim("c1", new Span(0, 3), List.of(), null, null, check(CheckKind.LITERAL_QUOTE, "ét"));
        a.claim("c2", new Span(0, 3), List.of(), null, null, check(CheckKind.LITERAL_ABSENCE, "t"));
        return a.build();
    }

    private static Case caseB() {
        var b = new CaseBuilder("b").seen("e1", "été");
        b.claim(
                "c1",
                new Span(0, 3),
                List.of(),
                null,
                null,
                check(CheckKind.LITERAL_QUOTE, "hiver"));
        return b.build();
    }

    private static Case caseC() {
        var c = new CaseBuilder("c").seen("e1", "été");
        c.practice = "another";
        c.reviewState = ReviewState.WITHHELD;
        c.claim("c1", new Span(0, 3), List.of(), null, null, check(CheckKind.LITERAL_QUOTE, "ét"));
        return c.build();
    }

    /// Of the first three bytes, which are two letters.
    private static Check check(CheckKind kind, String text) {
        return new Check(kind, "e1", new Span(0, 3), ExactText.of(text), null, null);
    }
}
