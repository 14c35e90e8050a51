package org.plumbline.ui.shell.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.plumbline.ui.Inside;
import org.plumbline.ui.kit.Overlay;

/// What is said of acts that were lost while a journal was being closed.
class LossSheetTest {

    private final Overlay overlay = Fx.get(Overlay::new);
    private final LossSheet loss = new LossSheet(overlay);

    private void tell(int entries) {
        Fx.run(() -> loss.tell(entries));
    }

    private String words() {
        return Fx.get(() -> Inside.words(overlay, "text-body").getFirst());
    }

    @Test
    void saysHowManyEntriesWereLost() {
        tell(1);
        assertThat(words()).startsWith("One entry of the journal did not reach the disk");
    }

    @Test
    void addsWhatIsLostElsewhereAsLongAsItIsShown() {
        tell(2);
        tell(3);
        assertThat(words()).startsWith("5 entries of the journal did not reach the disk");
    }

    @Test
    void beginsAtNothingOnceItWasRead() {
        tell(2);
        assertThat(loss.isShown()).isTrue();
        Fx.run(() -> ((Button) overlay.lookup("#lost-close")).fire());
        assertThat(loss.isShown()).isFalse();

        tell(3);
        assertThat(words()).startsWith("3 entries");
    }
}
