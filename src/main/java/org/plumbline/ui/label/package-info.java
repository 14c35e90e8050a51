/// The Label view: the queue of samples, the output with its claims, the label card, the evidence.
///
/// [org.plumbline.ui.label.LabelController] turns what the reviewer does into calls on the
/// [org.plumbline.session.LabelSession]; [org.plumbline.ui.label.LabelModel] holds what is shown,
/// and the views show it. The model is built from blinded requests alone, so that nothing hidden is
/// in the view's memory.
@NullMarked
package org.plumbline.ui.label;

import org.jspecify.annotations.NullMarked;
