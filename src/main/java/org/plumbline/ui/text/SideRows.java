package org.plumbline.ui.text;

import java.util.BitSet;

/// Which rows of a text only this side of a comparison has.
///
/// @param look how they look
record SideRows(BitSet changed, Look look) {

    static final SideRows NONE = new SideRows(new BitSet(), Look.ADDED);

    boolean isChanged(int textRow) {
        return textRow >= 0 && changed.get(textRow);
    }

    /// A sign for the gutter, so that colour is not all that tells.
    String sign(int textRow) {
        if (changed.isEmpty()) {
            return "";
        }
        return isChanged(textRow) ? look == Look.ADDED ? "+" : "\u2212" : "\u00A0";
    }
}
