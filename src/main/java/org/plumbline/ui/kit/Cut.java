package org.plumbline.ui.kit;

import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.plumbline.text.Shortened;

/// Mends what the toolkit does to a text without room: it counts UTF-16 units, and so leaves half
/// an emoji, or a letter without its marks, beside the ellipsis.
final class Cut {

    /// The widest a tooltip gets before it goes on in the next line, in pixels.
    private static final double WIDEST = 640;

    private Cut() {}

    /// To be called whenever the toolkit has laid out a label: takes what is shown back to whole
    /// clusters, and says the whole text in a tooltip while it is cut.
    static void mend(Labeled labeled) {
        mend(labeled, labeled);
    }

    /// As above, with the tooltip at another place.
    static void mend(Labeled labeled, Control teller) {
        String whole = labeled.getText();
        for (Node child : labeled.getChildrenUnmodifiable()) {
            if (whole != null && child instanceof Text text) {
                String shown = text.getText();
                boolean isCut = !shown.equals(whole);
                if (isCut) {
                    text.setText(mended(whole, shown, labeled.getEllipsisString()));
                }
                tell(teller, whole, isCut);
            }
        }
    }

    /// @param shown the first and the last units of the whole, either of which may be none, and the
    ///   ellipsis between them
    private static String mended(String whole, String shown, String ellipsis) {
        int at = shown.length();
        while ((at = shown.lastIndexOf(ellipsis, at - 1)) >= 0) {
            String last = shown.substring(at + ellipsis.length());
            if (whole.startsWith(shown.substring(0, at)) && whole.endsWith(last)) {
                return Shortened.without(whole, at, whole.length() - last.length());
            }
        }
        return shown;
    }

    private static void tell(Control teller, String whole, boolean isCut) {
        Tooltip now = teller.getTooltip();
        if (now instanceof Whole ours) {
            if (isCut) {
                ours.setText(whole);
            } else {
                // A tooltip is a window of its own: dear to make, and kept for the next long text.
                teller.getProperties().put(Whole.class, ours);
                teller.setTooltip(null);
            }
        } else if (isCut && now == null) {
            var ours =
                    teller.getProperties().get(Whole.class) instanceof Whole kept
                            ? kept
                            : new Whole();
            ours.setText(whole);
            teller.setTooltip(ours);
        }
    }

    /// Tells it from one that a screen has given.
    private static final class Whole extends Tooltip {

        Whole() {
            setWrapText(true);
            setMaxWidth(WIDEST);
        }
    }
}
