/// How the panes of the Label view stand: beside each other where there is room, folded where there
/// is not, and as the user wants them between these.
///
/// [org.plumbline.ui.label.panes.Arrangement] holds what is wanted and what the room allows;
/// [org.plumbline.ui.label.panes.Placing] decides from both, and knows no node;
/// [org.plumbline.ui.label.panes.Board] puts the panes where that says.
@NullMarked
package org.plumbline.ui.label.panes;

import org.jspecify.annotations.NullMarked;
