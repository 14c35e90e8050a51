/// The window around the views, with its menu and its commands.
///
/// [org.plumbline.ui.shell.Window] starts JavaFX; [org.plumbline.ui.shell.Workbench] puts
/// everything together from the packages below: `ui.shell.frame` is around the views,
/// `ui.shell.rooms` puts each view in its place and opens files in it, and `ui.shell.sheets` and
/// `ui.shell.keys` are what is asked and told over the views.
@NullMarked
package org.plumbline.ui.shell;

import org.jspecify.annotations.NullMarked;
