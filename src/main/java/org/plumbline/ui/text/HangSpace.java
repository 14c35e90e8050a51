package org.plumbline.ui.text;

import javafx.scene.Group;

/// The first node of a row whose further lines are indented: of a width below zero, so that the
/// first line begins as far to the left as the others do not.
///
/// The toolkit has no indents for lines. A row that is laid out as narrow as its further lines, and
/// whose first line is drawn back by this, is broken where it should be and still is one layout:
/// text that is shaped or runs both ways stays as it would be without.
final class HangSpace extends Group {

    private double back;

    HangSpace() {
        setMouseTransparent(true);
    }

    /// Draws the first line back by so many pixels.
    void back(double pixels) {
        if (back != pixels) {
            back = pixels;
            requestParentLayout();
        }
    }

    @Override
    public double prefWidth(double height) {
        return -back;
    }

    @Override
    public double minWidth(double height) {
        return -back;
    }

    @Override
    public double maxWidth(double height) {
        return -back;
    }
}
