package org.plumbline.ui.label.panes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.session.settings.Panes;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.label.panes.Placing.Evidence;

class PlacingTest {

    /// 1280 × 800 pixels less the frame of the window, in text of 13 pixels.
    private static final Room USUAL = new Room(93, 55);

    /// The same in text of 26 pixels.
    private static final Room LARGE_TEXT = new Room(46, 26);

    @Test
    void threePanesStandBesideEachOtherInAUsualWindow() {
        assertThat(Placing.of(USUAL, Panes.USUAL))
                .isEqualTo(new Placing(true, Evidence.BESIDE, false));
    }

    @Test
    void theQueueIsTheFirstToGo() {
        assertThat(Placing.of(new Room(60, 50), Panes.USUAL))
                .isEqualTo(new Placing(false, Evidence.BESIDE, false));
    }

    @Test
    void theEvidenceGoesBelowTheOutputWhereTheWindowIsNarrow() {
        assertThat(Placing.of(new Room(45, 60), Panes.USUAL))
                .isEqualTo(new Placing(false, Evidence.BELOW, false));
    }

    @Test
    void theEvidenceGoesBehindTheOutputWhereTheWindowIsLowToo() {
        assertThat(Placing.of(LARGE_TEXT, Panes.USUAL))
                .isEqualTo(new Placing(false, Evidence.BEHIND, true));
    }

    @Test
    void theQueueHasRoomAgainWhereTheEvidenceIsBelow() {
        assertThat(Placing.of(new Room(60, 50), Panes.USUAL.withEvidenceBelow(true)))
                .isEqualTo(new Placing(true, Evidence.BELOW, false));
    }

    @Test
    void evidenceIsNotPutBelowWhereTheWindowIsTooLow() {
        assertThat(Placing.of(new Room(93, 30), Panes.USUAL.withEvidenceBelow(true)))
                .isEqualTo(new Placing(true, Evidence.BESIDE, true));
    }

    @Test
    void aHiddenQueueStaysHidden() {
        assertThat(Placing.of(USUAL, Panes.USUAL.withQueueShown(false)).queueBeside()).isFalse();
    }
}
