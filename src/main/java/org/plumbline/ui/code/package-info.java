/// JSON to be read: coloured, with line numbers, and exact where it is copied.
///
/// A text comes in; [org.plumbline.ui.code.Code] cuts it into rows and tokens, on a worker, and
/// [org.plumbline.ui.code.CodeView] shows it. [org.plumbline.ui.code.JsonPlace] says where a text
/// ceases to be JSON.
///
/// On purpose:
///
/// - RichTextFX draws it. It holds no text exactly: it forgets which line end it saw, and does not
///   show what cannot be seen. So it is given rows with marks in the place of such characters, and
///   what is copied is taken from the text itself.
/// - It lays a row of a hundred thousand characters out in seconds. So a row goes on in the next
///   one after two thousand, without a number of its own.
/// - It tells screen readers nothing but the row with the caret. Whoever uses this offers the same
///   in another form too: the exact text, or a tree.
@NullMarked
package org.plumbline.ui.code;

import org.jspecify.annotations.NullMarked;
