package org.plumbline.ui.kit;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.plumbline.text.Shortened;

/// Mends what the toolkit does to a text without room: it counts UTF-16 units, and so leaves half
/// an emoji, or a letter without its marks, before the ellipsis.
final class Cut {

    /// The widest a tooltip gets before it goes on in the next line, in pixels.
    private static final double WIDEST = 640;

    private Cut() {}

    /// To be called whenever the toolkit has laid out a label: takes what is shown back to the last
    /// boundary between clusters, and says the whole text in a tooltip while it is cut.
    static void mend(Labeled labeled) {
        String whole = labeled.getText();
        for (Node child : labeled.getChildrenUnmodifiable()) {
            if (whole != null && child instanceof Text text) {
                String shown = text.getText();
                boolean isCut = !shown.equals(whole);
                if (isCut && shown.endsWith(labeled.getEllipsisString())) {
                    int kept = shown.length() - labeled.getEllipsisString().length();
                    text.setText(Shortened.before(whole, kept));
                }
                tell(labeled, whole, isCut);
            }
        }
    }

    private static void tell(Labeled labeled, String whole, boolean isCut) {
        Tooltip now = labeled.getTooltip();
        boolean isOurs = now instanceof Whole;
        if (isCut && (now == null || (isOurs && !now.getText().equals(whole)))) {
            labeled.setTooltip(new Whole(whole));
        } else if (isOurs && !isCut) {
            labeled.setTooltip(null);
        }
    }

    /// Tells it from one that a screen has given.
    private static final class Whole extends Tooltip {

        Whole(String words) {
            super(words);
            setWrapText(true);
            setMaxWidth(WIDEST);
        }
    }
}
