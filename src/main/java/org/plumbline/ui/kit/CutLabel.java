package org.plumbline.ui.kit;

import javafx.scene.control.Label;

/// A label for a value that may be longer than its room: it is cut between what a reader takes for
/// characters, and then all of it is in a tooltip.
public final class CutLabel extends Label {

    /// How much stays, in the height of the text; 0 where all of it may go.
    private double kept;

    public CutLabel() {}

    public CutLabel(String words) {
        super(words);
    }

    /// Keeps some of the value in sight, however little room there is: so many times the height of
    /// the text, or all of a value that needs less.
    public void keep(double heights) {
        kept = heights;
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.min(computePrefWidth(height), kept * getFont().getSize());
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Cut.mend(this);
    }
}
