package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.files.Tool;
import org.plumbline.session.order.Position;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Refusal;

/// Samples that are open while nobody said who is labelling.
class UnnamedSessionTest {

    private final Bench bench = new Bench();

    private static Refusal refusal(Applied applied) {
        return switch (applied) {
            case Applied.Refused(var reason, var message) -> reason;
            case Applied.Accepted accepted -> throw new AssertionError("accepted");
            case Applied.Unchanged unchanged -> throw new AssertionError("unchanged");
        };
    }

    @Test
    void aLabelIsRefusedAndSaysWhatToDo() throws IOException {
        try (var session = bench.open("")) {
            assertThat(session.apply(bench.request(0), Bench.truth("c1", Truth.TRUE)))
                    .isEqualTo(
                            new Applied.Refused(
                                    Refusal.UNNAMED,
                                    "Nobody said yet who is labelling. Labels are kept under a"
                                            + " name: give yours first."));
            assertThat(session.draft(0)).isEqualTo(Draft.EMPTY);
            assertThat(session.history(0)).isEmpty();
        }
    }

    @Test
    void noNameIsAskedForWhatWouldNotBeDoneAnyway() throws IOException {
        try (var session = bench.open("")) {
            var request = bench.request(0);
            assertThat(refusal(session.apply(request, Bench.grounding("c2", Grounding.SUPPORTED))))
                    .isEqualTo(Refusal.UNSEEN);
            assertThat(session.apply(request, new Act.Clear("a")))
                    .isEqualTo(new Applied.Unchanged());
        }
    }

    @Test
    void whatIsRememberedOfARaterNeedsOne() throws IOException {
        try (var session = bench.open("")) {
            assertThat(refusal(session.unblind())).isEqualTo(Refusal.UNNAMED);
            assertThat(refusal(session.reorder("7"))).isEqualTo(Refusal.UNNAMED);
            assertThat(session.isBlinded()).isTrue();
        }
    }

    @Test
    void noLabelFileIsWritten() throws IOException {
        Path target = Bench.ROOT.resolve("labels.json");
        try (var session = bench.open("")) {
            var outcome = session.export(target, new Tool("Plumbline", "0"), labels -> List.of());

            assertThat(outcome)
                    .isEqualTo(
                            new ExportOutcome.Refused(
                                    "A label file says who labelled, and nobody did yet. Give a"
                                            + " name first.",
                                    List.of()));
        }
        assertThat(bench.disk.exists(target)).isFalse();
    }

    @Test
    void whoeverSaysTheirNameBeginsWhereTheyLookedAndLabelsUnderIt() throws Exception {
        LabelSession named;
        try (var session = bench.open("")) {
            session.moveTo(new Position(1, null));
            named = session.by("ada");
        }
        try (named) {
            assertThat(named.position()).isEqualTo(new Position(1, null));
            bench.done(named, Bench.truth("c1", Truth.TRUE));
        }
        try (var again = bench.open("ada")) {
            assertThat(again.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        }
    }

    @Test
    void whoeverLabelledBeforeGoesOnWhereTheyWere() throws Exception {
        try (var session = bench.open("ada")) {
            bench.done(session, Bench.truth("c2", Truth.TRUE));
        }
        try (var session = bench.open("")) {
            session.moveTo(new Position(1, null));
            try (var ada = session.by("ada")) {
                assertThat(ada.position()).isEqualTo(new Position(0, "c2"));
            }
        }
    }
}
