package org.plumbline.ui.text;

import java.util.BitSet;

/// Which rows of a text only this side of a comparison has.
///
/// @param ends the rows that the other side has with other line ends
/// @param look how they look
record SideRows(BitSet changed, BitSet ends, Look look) {

    static final SideRows NONE = new SideRows(new BitSet(), new BitSet(), Look.ADDED);

    private static final String OTHER_END = "\u00B6";

    boolean isChanged(int textRow) {
        return textRow >= 0 && changed.get(textRow);
    }

    /// A sign for the gutter, so that colour is not all that tells.
    String sign(int textRow) {
        if (changed.isEmpty() && ends.isEmpty()) {
            return "";
        }
        if (textRow >= 0 && ends.get(textRow)) {
            return OTHER_END;
        }
        return isChanged(textRow) ? look == Look.ADDED ? "+" : "\u2212" : "\u00A0";
    }
}
