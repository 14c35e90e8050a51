/// The exact-text view: what is on the screen is what was stored.
///
/// An [org.plumbline.text.ExactText] comes in; what goes out is where the caret is and what is
/// selected, in bytes of it, and the stored text itself on the clipboard. Screens make a
/// [org.plumbline.ui.text.TextViewport] and talk to nothing else here.
///
/// Behind it, in the order of the work: `Rows` cuts the text into rows; `PositionTable` says where
/// each byte is in the view; `Projection` turns a row into pieces, with marks for what cannot be
/// seen. None of these knows JavaFX. `RowPane` places the rows that are in sight, each in a
/// `RowCell`; `RowText` lays one row out, and `RowPaint` draws its highlights.
///
/// On purpose:
///
/// - The control never holds the text. It would forget which line end it saw; so rows are drawn
///   from the text as they come into sight, and places are translated by the table alone.
/// - The rows are drawn by cells of our own, not by a text control of a library. RichTextFX, which
///   was here first, makes its cells anew for each row that comes into sight: another sample of 64
///   KB took the FX thread 62 ms (99th percentile 322), a claim that must be scrolled to 20 ms
///   (177), a jump in ten million bytes of one unwrapped line 140 ms. These cells are filled again
///   and again, and it takes 13 ms (18), 5 ms (11) and 43 ms (54) on the same machine. With it went
///   four libraries that can not be linked into a module image.
/// - Of a long row that is not wrapped only a `Stretch` is laid out, found by adding up `Advances`:
///   rows of 2,000 boxes took 48 s to come into sight, and take 15 ms.
/// - The further lines of a wrapped row are indented by a node of negative width before the first
///   one, so that the row stays one layout; see `HangSpace`.
/// - A selection lies among the highlights, not over them; see `RowPaint`.
/// - Rows that are not wrapped are all of one height, whatever a font of last resort would like, so
///   that the two sides of a comparison stay level.
@NullMarked
package org.plumbline.ui.text;

import org.jspecify.annotations.NullMarked;
