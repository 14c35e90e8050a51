/// The menus of the Label view: of a text with its claims, of a piece of evidence, of a sample in
/// the queue.
///
/// [org.plumbline.ui.label.menu.TextMenu] copies a text in the forms that there are; what else can
/// be done are commands, which the palette and the keys know too.
@NullMarked
package org.plumbline.ui.label.menu;

import org.jspecify.annotations.NullMarked;
