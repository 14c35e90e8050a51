package org.plumbline.ui.label.evidence;

import javafx.scene.layout.HBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.ui.kit.IconButton;

/// What can be done to a card as a whole: how wide and how far unfolded it is.
final class CardButtons {

    private final IconButton fold;
    private final IconButton sides;
    private final IconButton wide;
    private final IconButton alone;
    private final HBox behind;

    /// The buttons of an item; that for its sides only where it has any.
    CardButtons(EvidenceItem item, CardActs acts, boolean hasSides) {
        fold =
                new IconButton(
                        "fold",
                        Material2OutlinedAL.EXPAND_MORE,
                        "panes.fold",
                        () -> acts.fold(item));
        sides =
                new IconButton(
                        "sides",
                        Material2OutlinedAL.HORIZONTAL_SPLIT,
                        "panes.sides",
                        acts::turnSides);
        wide =
                new IconButton(
                        "wide", Material2OutlinedAL.CODE, "panes.balance", () -> acts.widen(item));
        alone =
                new IconButton(
                        "alone",
                        Material2OutlinedAL.FULLSCREEN,
                        "panes.alone",
                        () -> acts.alone(item));
        behind = hasSides ? new HBox(sides, wide, alone) : new HBox(wide, alone);
        behind.setMinWidth(HBox.USE_PREF_SIZE);
    }

    /// Says which card they are of.
    void name(String cardId) {
        fold.setId(cardId + "-fold");
        sides.setId(cardId + "-sides");
        wide.setId(cardId + "-wide");
        alone.setId(cardId + "-alone");
    }

    /// Before the name of the item.
    IconButton fold() {
        return fold;
    }

    /// At the other end.
    HBox behind() {
        return behind;
    }

    void showFolded(boolean folded) {
        fold.show(folded ? Material2OutlinedAL.CHEVRON_RIGHT : Material2OutlinedAL.EXPAND_MORE);
    }

    void showStacked(boolean stacked) {
        sides.show(
                stacked
                        ? Material2OutlinedMZ.VERTICAL_SPLIT
                        : Material2OutlinedAL.HORIZONTAL_SPLIT);
    }

    /// While the item has the view for itself there is nothing to be wider than.
    void showAlone(boolean isAlone) {
        alone.show(isAlone ? Material2OutlinedAL.FULLSCREEN_EXIT : Material2OutlinedAL.FULLSCREEN);
        for (IconButton button : new IconButton[] {fold, wide}) {
            button.setVisible(!isAlone);
            button.setManaged(!isAlone);
        }
    }
}
