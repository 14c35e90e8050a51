/// What the reviewer does in the Label view: label, note, cite, find, go to another sample.
///
/// [org.plumbline.ui.label.act.LabelController] turns it into calls on the
/// [org.plumbline.session.label.LabelSession] and shows in the model what came of it.
@NullMarked
package org.plumbline.ui.label.act;

import org.jspecify.annotations.NullMarked;
