package org.plumbline.ui.text;

/// The control wants a style for each segment; here the piece itself says how it looks.
enum RowStyle {
    PLAIN
}
