/// The exact-text view: what is on the screen is what was stored.
///
/// An [org.plumbline.text.ExactText] comes in; what goes out is where the caret is and what is
/// selected, in bytes of it, and the stored text itself on the clipboard. Screens make a
/// [org.plumbline.ui.text.TextViewport] and talk to nothing else here.
///
/// Behind it, in the order of the work: `Rows` cuts the text into rows; `PositionTable` says where
/// each byte is in the view; `Projection` turns a row into pieces, with marks for what cannot be
/// seen. None of these knows JavaFX. `RowDocument` serves the rows to the text control as it asks
/// for them, `RowArea` is the control, `RowPaint` draws the highlights of one visible row.
///
/// On purpose: the control never holds the text. It would forget which line end it saw, so its
/// document is read-only, its positions are translated by the table, and its own copy is not used.
@NullMarked
package org.plumbline.ui.text;

import org.jspecify.annotations.NullMarked;
