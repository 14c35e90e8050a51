/// The guide that is read beside the work: to read, select, copy and find in, opened at the part
/// that what is in hand asks for.
///
/// [org.plumbline.ui.guide.GuidePlace] is what the shell calls: it opens a page beside the views,
/// or over them where there is no room for both. `GuideReader` turns Markdown into a `Guide`, a
/// value without a node; `GuideText` shows it, `GuideFind` finds in it, and `GuidePane` is all that
/// around.
///
/// On purpose:
///
/// - RichTextFX draws the page, since it lets people select and copy styled text; it tells a screen
///   reader nothing. So the paragraph with the caret is its accessible text, and the same words are
///   there as plain text, in a control that all screen readers know.
/// - Pictures and the targets of links are left out: a guide comes from outside, and nothing in it
///   may make the program fetch anything. HTML is shown as it is written.
@NullMarked
package org.plumbline.ui.guide;

import org.jspecify.annotations.NullMarked;
