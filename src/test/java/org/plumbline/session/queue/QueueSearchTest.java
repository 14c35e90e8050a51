package org.plumbline.session.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.labels.Act;
import org.plumbline.request.Request;
import org.plumbline.session.label.Bench;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.label.ListStore;
import org.plumbline.session.review.Labeller;

/// Where a word is in the samples of a file.
class QueueSearchTest {

    private static final QueueSearch.Word LOCK =
            new QueueSearch.Word(
                    text -> text.value().split("lock", -1).length - 1,
                    name -> name.contains("lock") ? 1 : 0);

    private final Bench bench = new Bench();
    private final LabelSession session =
            LabelSession.open(
                    new Unreadable(named("lock-1"), everywhere(), new CaseBuilder("none").build()),
                    new Labeller("ann", Bench.RUBRIC),
                    bench.place());

    @AfterEach
    void close() throws IOException {
        session.close();
    }

    private static Case named(String id) {
        var one = new CaseBuilder(id);
        one.output = "nothing";
        return one.build();
    }

    private static Case everywhere() {
        var one =
                new CaseBuilder("b")
                        .claims("c1")
                        .seen("e1", "lock, unlock")
                        .evidence("e2", new Content.Binary(new byte[] {'l', 'o', 'c', 'k'}));
        one.output = "the lock";
        one.limitations.add(
                new Limitation(LimitationKind.MISSING, "the lock file", null, List.of()));
        return one.build();
    }

    /// A file whose third sample cannot be read.
    private static final class Unreadable extends ListStore {

        Unreadable(Case... cases) {
            super(true, cases);
        }

        @Override
        public Request request(int index) throws IOException {
            if (index == 2) {
                throw new IOException("gone");
            }
            return super.request(index);
        }
    }

    private Map<Integer, Found> texts(Map<Integer, Found> named, Integer... samples)
            throws IOException {
        var found = new HashMap<Integer, Found>();
        session.queue()
                .search()
                .inTexts(
                        LOCK,
                        List.of(samples),
                        named,
                        () -> false,
                        (searched, sample, places) -> found.put(sample, places));
        return found;
    }

    @Test
    void findsNamesAndNotesWithoutReadingATextAndNothingElse() throws IOException {
        session.apply(
                session.request(1), List.of(new Act.SetNote("b", "c1", "no lock, no lock")));

        assertThat(session.queue().search().inNames(LOCK, () -> false))
                .isEqualTo(
                        Map.of(
                                0, new Found(1, 0, 0, 0, 0),
                                1, new Found(0, 0, 0, 0, 2)));
    }

    @Test
    void countsByPlaceInTexts() throws IOException {
        var named = Map.of(0, new Found(1, 0, 0, 0, 0));

        assertThat(texts(named, 0, 1))
                .isEqualTo(
                        Map.of(
                                0, new Found(1, 0, 0, 0, 0),
                                1, new Found(0, 1, 2, 1, 0)));
    }

    @Test
    void aSampleThatCannotBeReadIsToldAndEndsTheSearch() {
        assertThatThrownBy(() -> texts(Map.of(), 2, 1)).hasMessage("gone");
    }

    @Test
    void itEndsWithinASampleWhereItIsCalledOff() throws IOException {
        var searched = new HashMap<Integer, Found>();
        session.queue()
                .search()
                .inTexts(
                        LOCK,
                        List.of(0, 1, 2),
                        Map.of(),
                        () -> searched.size() == 1,
                        (count, sample, places) -> searched.put(sample, places));

        assertThat(searched).containsOnlyKeys(0);
    }
}
