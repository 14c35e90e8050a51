/// The Label view: the queue of samples, the output with its claims, the label card, the evidence.
///
/// [org.plumbline.ui.label.LabelView] puts the panes together, `ui.label.panes` places them as the
/// room and the user want it, and `PaneWalk` goes from one to another wherever they stand;
/// [org.plumbline.ui.label.LabelCommands] gives them their keys. The panes show what
/// `ui.label.model` holds and tell `ui.label.act` what the reviewer does; the evidence and the
/// inspector have rooms of their own.
@NullMarked
package org.plumbline.ui.label;

import org.jspecify.annotations.NullMarked;
