package org.plumbline.ui.kit;

import javafx.scene.control.ToggleButton;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/// One of the joined buttons of a [ChoiceBar]. It always has the width that it needs in bold, in
/// which it says that it is chosen: so that choosing moves none of its neighbours.
final class Segment extends ToggleButton {

    private final Text measure = new Text();

    Segment(String words) {
        super(words);
    }

    @Override
    protected double computePrefWidth(double height) {
        return super.computePrefWidth(height) + snapSizeX(toBold());
    }

    private double toBold() {
        Font now = getFont();
        double is = widthIn(now);
        return Math.max(
                0, widthIn(Font.font(now.getFamily(), FontWeight.BOLD, now.getSize())) - is);
    }

    private double widthIn(Font font) {
        measure.setText(getText());
        measure.setFont(font);
        return measure.getLayoutBounds().getWidth();
    }
}
