package org.plumbline.session.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.labels.Act;
import org.plumbline.request.Outline;
import org.plumbline.session.label.Bench;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.label.ListStore;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.review.Labeller;

/// Which samples are shown, in which order.
class SampleQueueTest {

    private final Bench bench = new Bench();
    private LabelSession session = begin(new CaseBuilder("only").build());

    @AfterEach
    void close() throws IOException {
        session.close();
    }

    private LabelSession begin(Case... cases) {
        return LabelSession.open(
                new ListStore(true, cases), new Labeller("ann", Bench.RUBRIC), bench.place());
    }

    private void open(Case... cases) throws IOException {
        session.close();
        session = begin(cases);
    }

    private static Case of(String id, String output, String... claims) {
        var one = new CaseBuilder(id).claims(claims);
        one.output = output;
        return one.build();
    }

    private List<Integer> shown(Sorting sorting, Facet... facets) {
        session.queue().prepare(sorting);
        var showing = new SampleQueue.Showing(new Narrowing(Set.of(facets)), sorting, null);
        return session.queue().rows(session.order(), showing).samples();
    }

    @Test
    void sortsByIdByLengthAndByOpenClaims() throws IOException {
        open(
                of("b", "four", "c1"),
                of("c", "longest of all", "c1", "c2"),
                of("a", "é"),
                of("B", "", new String[0]));

        assertThat(shown(Sorting.ORDER)).containsExactly(0, 1, 2, 3);
        assertThat(shown(Sorting.ID)).containsExactly(3, 2, 0, 1);
        assertThat(shown(Sorting.SHORTEST)).containsExactly(3, 2, 0, 1);
        assertThat(shown(Sorting.LONGEST)).containsExactly(1, 0, 2, 3);
        assertThat(shown(Sorting.OPEN)).containsExactly(1, 0, 2, 3);
    }

    @Test
    void samplesThatAreAlikeComeInTheSessionsOrder() throws IOException {
        open(of("a", "x"), of("b", "x"), of("c", "x"), of("d", "x"));
        session.reorder("3");

        assertThat(shown(Sorting.SHORTEST))
                .isEqualTo(session.order().samples().boxed().toList());
    }

    @Test
    void findsEachKindOfLimitation() throws IOException {
        var redacted = new CaseBuilder("r");
        redacted.limitations.add(
                new Limitation(LimitationKind.REDACTION, "a name", null, List.of()));
        var failed = new CaseBuilder("f");
        failed.status = CaptureStatus.FAILED;
        failed.output = null;
        open(redacted.build(), failed.build(), new CaseBuilder("whole").build());

        assertThat(shown(Sorting.ORDER, new Facet.OfLimitation(LimitationKind.REDACTION)))
                .containsExactly(0);
        assertThat(shown(Sorting.ORDER, new Facet.OfCapture(CaptureStatus.FAILED)))
                .containsExactly(1);
        assertThat(shown(Sorting.ORDER, new Facet.Limited())).containsExactly(0, 1);
        assertThat(shown(Sorting.ORDER, new Facet.OfLimitation(LimitationKind.MISSING)))
                .isEmpty();
        assertThat(session.outline(1).outputBytes()).isEqualTo(Outline.NO_OUTPUT);
    }

    @Test
    void practicesAreUnknownUntilTheyAreHandedIn() throws IOException {
        open(of("a", "x"), of("b", "x"));

        assertThat(shown(Sorting.ORDER, new Facet.OfPractice("p"))).isEmpty();
        session.queue().practices(List.of("p", "q"));
        assertThat(shown(Sorting.ORDER, new Facet.OfPractice("p"))).containsExactly(0);
    }

    @Test
    void whatIsSaidIsKnownAgainAfterARestart() throws IOException {
        Case[] cases = {of("a", "text", "c1"), of("b", "x")};
        open(cases);
        session.apply(session.request(0), List.of(new Act.SetNote("a", "c1", "why")));
        open(cases);

        assertThat(shown(Sorting.ORDER, new Facet.Noted())).containsExactly(0);
    }

    @Test
    void noFlagIsInAJournalOrAnExport() throws IOException {
        open(of("a", "x"));
        session.queue().flag(0, true);
        session.queue().flags().save();

        assertThat(session.history(0)).isEmpty();
        assertThat(session.draft(0).isEmpty()).isTrue();
        assertThat(session.queue().isFlagged(0)).isTrue();
    }

    /// Against counting one by one.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void countsWhatEachFacetWouldLeave(long seed) {
        var random = new Random(seed);
        var kinds = List.of("x", "y", "z");
        int size = 200;
        var table = new FacetTable(size);
        var all = new ArrayList<Set<Facet>>();
        for (int i = 0; i < size; i++) {
            var status = CaptureStatus.values()[random.nextInt(3)];
            String destination = kinds.get(random.nextInt(3));
            table.put(
                    i,
                    new Outline(
                            "s" + i,
                            destination,
                            ReviewState.REVIEWED,
                            status,
                            Set.of(),
                            1,
                            i));
            var facets = new HashSet<Facet>();
            facets.add(new Facet.OfCapture(status));
            facets.add(new Facet.OfDestination(destination));
            if (random.nextBoolean()) {
                table.flag(i, true);
                facets.add(new Facet.Flagged());
            }
            all.add(facets);
        }
        var narrowing =
                new Narrowing(
                        Set.of(
                                new Facet.OfCapture(CaptureStatus.PARTIAL),
                                new Facet.OfCapture(CaptureStatus.FAILED),
                                new Facet.OfDestination("x"),
                                new Facet.Flagged()));
        var passed = new BitSet();
        Map<Facet, Integer> counts =
                table.filter(IntStream.range(0, size).toArray(), narrowing, passed::set);

        for (int i = 0; i < size; i++) {
            assertThat(passed.get(i)).as("sample %s", i).isEqualTo(passes(all.get(i), narrowing));
        }
        for (Facet facet :
                List.of(
                        new Facet.Flagged(),
                        new Facet.OfDestination("y"),
                        new Facet.OfCapture(CaptureStatus.COMPLETE))) {
            long expected =
                    all.stream()
                            .filter(has -> has.contains(facet))
                            .filter(has -> passes(has, withoutKind(narrowing, facet.kind())))
                            .count();
            assertThat(counts.get(facet)).as("%s", facet).isEqualTo((int) expected);
        }
    }

    private static Narrowing withoutKind(Narrowing narrowing, Facet.Kind kind) {
        var others = new HashSet<>(narrowing.facets());
        others.removeIf(facet -> facet.kind() == kind);
        return new Narrowing(others);
    }

    private static boolean passes(Set<Facet> has, Narrowing narrowing) {
        return narrowing.facets().stream()
                .map(Facet::kind)
                .distinct()
                .allMatch(
                        kind ->
                                narrowing.facets().stream()
                                        .filter(facet -> facet.kind() == kind)
                                        .anyMatch(has::contains));
    }

    @Test
    void theWayFromASampleThatIsNotShownGoesToItsNeighbours() throws IOException {
        open(of("a", "1"), of("b", "22", "c1"), of("c", "333"), of("d", "4444", "c1"));
        SampleOrder order = session.order();
        var showing =
                new SampleQueue.Showing(
                        Narrowing.NONE, Sorting.LONGEST, BitSet.valueOf(new long[] {0b1001}));
        QueueRows rows = session.queue().rows(order, showing);

        assertThat(rows.samples()).containsExactly(3, 0);
        var queue = session.queue();
        assertThat(queue.neighbour(rows, order, Sorting.LONGEST, 1, 1)).hasValue(0);
        assertThat(queue.neighbour(rows, order, Sorting.LONGEST, 1, -1)).hasValue(3);
        assertThat(queue.neighbour(rows, order, Sorting.LONGEST, 0, 1)).isEmpty();
        assertThat(queue.neighbour(rows, order, Sorting.LONGEST, 3, -1)).isEmpty();
    }
}
