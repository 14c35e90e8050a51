package org.plumbline.ui.label.panes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.session.settings.Panes;
import org.plumbline.ui.kit.Room;

class ArrangementTest {

    private static final Room USUAL = new Room(93, 55);
    private static final Room SMALL = new Room(46, 26);

    private final List<Panes> kept = new ArrayList<>();
    private final Arrangement panes = new Arrangement(Panes.USUAL, kept::add);

    @Test
    void theQueueIsHiddenForGoodWhereItStandsBesideTheWork() {
        panes.fit(USUAL);
        panes.toggleQueue();

        assertThat(panes.placing().queueBeside()).isFalse();
        assertThat(kept).containsExactly(Panes.USUAL.withQueueShown(false));
        panes.toggleQueue();
        assertThat(panes.placing().queueBeside()).isTrue();
    }

    @Test
    void theQueueComesOverTheWorkWhereItHasNoRoomAndNothingIsKeptOfThat() {
        panes.fit(SMALL);
        panes.toggleQueue();
        assertThat(panes.drawerProperty().get()).isTrue();
        panes.toggleQueue();
        assertThat(panes.drawerProperty().get()).isFalse();
        assertThat(kept).isEmpty();
    }

    @Test
    void theQueueOverTheWorkGoesWhereRoomForItComes() {
        panes.fit(SMALL);
        panes.toggleQueue();
        panes.fit(USUAL);

        assertThat(panes.drawerProperty().get()).isFalse();
        assertThat(panes.placing().queueBeside()).isTrue();
    }

    @Test
    void aHiddenQueueThatIsSearchedComesOverTheWorkAndStaysHidden() {
        panes.fit(USUAL);
        panes.toggleQueue();
        panes.callQueue();

        assertThat(panes.drawerProperty().get()).isTrue();
        assertThat(panes.wanted().queueShown()).isFalse();
    }

    @Test
    void stepsBackFromWhatWasCalledUpLast() {
        panes.fit(SMALL);
        panes.toggleAlone(new Alone.Output());
        panes.toggleQueue();

        assertThat(panes.stepBack()).isTrue();
        assertThat(panes.drawerProperty().get()).isFalse();
        assertThat(panes.isAlone()).isTrue();
        assertThat(panes.stepBack()).isTrue();
        assertThat(panes.isAlone()).isFalse();
        assertThat(panes.stepBack()).isFalse();
    }

    @Test
    void eachBalanceKeepsItsOwnDivider() {
        panes.fit(USUAL);
        panes.nextBalance();
        panes.keepShares(shares -> shares.with(panes.wanted().balance(), 777));

        Panes.Shares shares = kept.getLast().shares();
        assertThat(kept.getLast().balance()).isEqualTo(Panes.Balance.EVIDENCE);
        assertThat(shares.evidence()).isEqualTo(777);
        assertThat(shares.even()).isEqualTo(Panes.USUAL.shares().even());
        panes.nextBalance();
        panes.nextBalance();
        assertThat(panes.wanted().balance()).isEqualTo(Panes.Balance.EVEN);
    }

    @Test
    void whatIsFoldedIsFoldedInItsOwnSampleAlone() {
        panes.fold("a", "e1", true);

        assertThat(panes.isFolded("a", "e1")).isTrue();
        assertThat(panes.isFolded("b", "e1")).isFalse();
        panes.fold("a", "e1", false);
        assertThat(panes.isFolded("a", "e1")).isFalse();
    }
}
