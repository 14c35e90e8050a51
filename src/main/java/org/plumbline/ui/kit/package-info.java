/// What every screen is made of: background work, words, themes, chips, choices and dialogs.
///
/// Also what screens that take acts have in common: a [org.plumbline.ui.kit.Note] that is kept
/// exactly, and the [org.plumbline.ui.kit.Seat] of the one session that is open.
///
/// Knows no screen and no data. [org.plumbline.ui.kit.Background] is the one place where work
/// leaves the FX thread and answers come back to it.
@NullMarked
package org.plumbline.ui.kit;

import org.jspecify.annotations.NullMarked;
