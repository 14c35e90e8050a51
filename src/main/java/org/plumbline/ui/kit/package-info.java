/// What every screen is made of: background work, words, themes, chips, choices and dialogs.
///
/// Knows no screen and no data. [org.plumbline.ui.kit.Background] is the one place where work
/// leaves the FX thread and answers come back to it.
@NullMarked
package org.plumbline.ui.kit;

import org.jspecify.annotations.NullMarked;
