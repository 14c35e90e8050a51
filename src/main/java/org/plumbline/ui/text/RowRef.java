package org.plumbline.ui.text;

/// Tells a row that is being drawn which one it is.
///
/// @param viewRow its place among all view rows
/// @param textRow the row of the text, or -1 for a filler
record RowRef(int viewRow, int textRow) {

    static final RowRef NONE = new RowRef(-1, -1);
}
