package org.plumbline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.records.Annotation;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.text.Sha256;

/// What entries come to where a journal says something of items of several kinds.
class ReplayTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
    private static final RowKey ROW = new RowKey("t", "llm", 0);

    private final Replay replay = new Replay();
    private long next;

    @BeforeEach
    void declareTheRubric() {
        take(new Event.Ruled(JournalFixture.RUBRIC));
    }

    /// Takes an entry, and is its number.
    private long take(Event event) {
        replay.take(new Entry(next, NOON, event));
        return next++;
    }

    private static Event.Labelled label(String note, int request) {
        return new Event.Labelled("s", digest(request), List.of(new Act.SetNote("s", "c", note)));
    }

    private static Event.Reviewed review(String note, int evidence) {
        return new Event.Reviewed(
                ROW, digest(evidence), new Review(null, null, null, null, null, null, note));
    }

    private static Sha256 digest(int of) {
        return Sha256.of(new byte[] {(byte) of});
    }

    private Draft sample() {
        return replay.drafts(Kind.SAMPLES, JournalFixture.RUBRIC).draft("s");
    }

    private Optional<Annotation> row() {
        return replay.drafts(Kind.ROWS, JournalFixture.RUBRIC).draft(ROW);
    }

    @Test
    void anUndoBringsTheReviewBeforeBackWithItsEvidence() {
        take(review("first", 1));
        Optional<Annotation> first = row();
        long second = take(review("second", 2));
        assertThat(row().orElseThrow().evidenceSha256()).isEqualTo(digest(2));

        take(new Event.Undone(second));

        assertThat(row()).isEqualTo(first);
        assertThat(row().orElseThrow().evidenceSha256()).isEqualTo(digest(1));
    }

    @Test
    void theRequestIsThatOfTheLastStepAlsoWhereItWasTakenBack() {
        take(label("first", 1));
        long second = take(label("second", 2));
        take(new Event.Undone(second));

        var drafts = replay.drafts(Kind.SAMPLES, JournalFixture.RUBRIC);
        assertThat(drafts.draft("s").claim("c").note()).isEqualTo("first");
        assertThat(drafts.seen("s")).contains(digest(2));
    }

    @Test
    void aStepIsFoundByItsNumberWhateverKindOfItemItIsOf() {
        long labelled = take(label("label", 1));
        long reviewed = take(review("review", 1));

        take(new Event.Undone(labelled));
        assertThat(sample()).isEqualTo(Draft.EMPTY);
        assertThat(row()).isPresent();

        take(new Event.Undone(reviewed));
        assertThat(row()).isEmpty();

        take(new Event.Redone(labelled));
        assertThat(sample().claim("c").note()).isEqualTo("label");
        assertThat(row()).isEmpty();
    }

    @Test
    void anEntryThatMakesNoSenseChangesNothing() {
        long first = take(label("first", 1));
        take(label("second", 1));
        take(review("review", 1));
        var place = replay.stood();

        assertThatThrownBy(() -> take(new Event.Undone(first)))
                .isInstanceOf(SenselessEntryException.class)
                .hasMessage("entry 4: step 1 is not the last and cannot be undone");
        assertThatThrownBy(() -> take(new Event.Redone(first)))
                .isInstanceOf(SenselessEntryException.class)
                .hasMessage("entry 4: step 1 was not undone last and cannot be redone");

        assertThat(sample().claim("c").note()).isEqualTo("second");
        assertThat(row()).isPresent();
        assertThat(replay.stood()).isEqualTo(place);
    }

    @Test
    void whoLabelsOrTakesALabelBackIsThereAndAReviewOfARowMovesNobody() {
        long labelled = take(label("label", 1));
        take(new Event.Stood("elsewhere", null));
        take(review("review", 1));
        assertThat(replay.stood()).contains(new Event.Stood("elsewhere", null));

        take(new Event.Undone(labelled));

        assertThat(replay.stood()).contains(new Event.Stood("s", "c"));
    }

    @Test
    void countsTheItemsOfEachKindByThemselves() {
        take(label("label", 1));
        long reviewed = take(review("review", 1));

        assertThat(replay.counts(Kind.SAMPLES)).containsEntry(JournalFixture.RUBRIC, 1);
        assertThat(replay.counts(Kind.ROWS)).containsEntry(JournalFixture.RUBRIC, 1);

        take(new Event.Undone(reviewed));
        assertThat(replay.counts(Kind.ROWS)).isEmpty();
    }
}
