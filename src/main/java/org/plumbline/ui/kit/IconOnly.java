package org.plumbline.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;

/// Shows buttons as their icons alone where there is no room for their words, which are in a
/// tooltip then. A screen reader says them all the same.
public final class IconOnly {

    private IconOnly() {}

    /// Takes the words away while `folded` is true.
    ///
    /// @param labeled has its icon as its graphic
    public static void when(ObservableValue<Boolean> folded, Labeled labeled) {
        ContentDisplay usual = labeled.getContentDisplay();
        var tip = new Tooltip();
        tip.textProperty().bind(labeled.textProperty());
        folded.subscribe(
                is -> {
                    labeled.setContentDisplay(is ? ContentDisplay.GRAPHIC_ONLY : usual);
                    // A tooltip that says more than the words stays.
                    if (is && labeled.getTooltip() == null) {
                        labeled.setTooltip(tip);
                    } else if (!is && tip.equals(labeled.getTooltip())) {
                        labeled.setTooltip(null);
                    }
                });
    }
}
