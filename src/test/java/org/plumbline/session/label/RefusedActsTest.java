package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.order.Position;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.ReadOnlyReason;
import org.plumbline.session.review.Refusal;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Acts that a session does not take, and why.
class RefusedActsTest {

    private final Bench bench = new Bench();

    @Test
    void refusesSupportedWhereNothingCitedWasSeenAndSaysWhy() throws Exception {
        try (var session = bench.open()) {
            assertThat(session.apply(bench.request(0), Bench.grounding("c2", Grounding.SUPPORTED)))
                    .isEqualTo(
                            new Applied.Refused(
                                    Refusal.UNSEEN,
                                    "Grounding “supported” needs cited evidence that the producer"
                                            + " saw. Cited for claim c2: e2; none of it is"
                                            + " recorded as seen. Cite evidence that was seen, or"
                                            + " choose another grounding."));
            assertThat(session.draft(0)).isEqualTo(Draft.EMPTY);
        }
    }

    @Test
    void takesSupportedOnceTheReviewerCitesEvidenceThatWasSeenAndKeepsItCited() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, new Act.Cite("a", "c2", List.of(Region.whole("e1"))));
            bench.done(session, Bench.grounding("c2", Grounding.SUPPORTED));

            var without = new Act.Cite("a", "c2", List.of(Region.whole("e3")));
            assertThat(session.apply(bench.request(0), without))
                    .isInstanceOfSatisfying(
                            Applied.Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(Refusal.UNSEEN));
        }
    }

    @Test
    void refusesWhatWouldMakeTheLabelFileInvalid() throws Exception {
        try (var session = bench.open()) {
            assertThat(refusal(session, Bench.truth("c9", Truth.TRUE)))
                    .isEqualTo(Refusal.UNKNOWN_CLAIM);
            assertThat(
                            refusal(
                                    session,
                                    Act.SetLabel.ofClaim("b", "c1", LabelField.TRUTH, Truth.TRUE)))
                    .isEqualTo(Refusal.OTHER_SAMPLE);
            assertThat(refusal(session, new Act.SetNote("a", "c1", "half \ud83d a character")))
                    .isEqualTo(Refusal.BAD_TEXT);
            assertThat(refusal(session, cite("e9", null))).isEqualTo(Refusal.UNKNOWN_EVIDENCE);
            assertThat(refusal(session, cite("e1", new Span(0, 99)))).isEqualTo(Refusal.BAD_SPAN);
            assertThat(refusal(session, cite("e1", new Span(25, 26)))).isEqualTo(Refusal.BAD_SPAN);
            assertThat(refusal(session, cite("e3", new Span(3, 5)))).isEqualTo(Refusal.BAD_SPAN);
            assertThat(session.review().canUndo()).isFalse();
        }
    }

    private static Act cite(String evidence, @Nullable Span span) {
        return new Act.Cite("a", "c1", List.of(new Region(evidence, span)));
    }

    private Refusal refusal(LabelSession session, Act act) {
        return switch (session.apply(bench.request(0), act)) {
            case Applied.Refused(var reason, var message) -> reason;
            case Applied.Accepted accepted -> throw new AssertionError("accepted: " + act);
            case Applied.Unchanged unchanged -> throw new AssertionError("unchanged: " + act);
        };
    }

    @Test
    void isReadOnlyBesideAnotherSessionAndShowsItsLabels() throws Exception {
        try (var first = bench.open()) {
            bench.done(first, Bench.truth("c1", Truth.TRUE));
            try (var second = bench.open()) {
                var why = second.review().readOnly().orElseThrow();
                assertThat(why.kind()).isEqualTo(ReadOnlyReason.Kind.IN_USE);
                assertThat(why.message())
                        .startsWith(
                                "This file is being labelled under the same name in another window"
                                        + " (another).");
                assertThat(second.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
                assertThat(refusal(second, Bench.truth("c1", Truth.FALSE)))
                        .isEqualTo(Refusal.READ_ONLY);
                assertThat(second.review().undo()).isEmpty();
                second.moveTo(new Position(1, null));
            }
            bench.done(first, Bench.truth("c1", Truth.FALSE));
        }
    }

    @Test
    void hasNothingToUnblindInARequestsFile() throws Exception {
        var requests = new Bench(new ListStore(false, new CaseBuilder("b").build()));
        try (var session = requests.open()) {
            assertThat(session.unblind())
                    .isEqualTo(
                            new Applied.Refused(
                                    Refusal.NOTHING_HIDDEN,
                                    "A requests file has nothing hidden to show."));
        }
    }

    @Test
    void takesNoActAfterItWasClosed() throws Exception {
        var session = bench.open();
        session.close();

        assertThat(refusal(session, Bench.truth("c1", Truth.TRUE))).isEqualTo(Refusal.CLOSED);
        assertThat(session.review().canUndo()).isFalse();
    }
}
