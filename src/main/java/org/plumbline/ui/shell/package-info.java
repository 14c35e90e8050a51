/// The window around the views: opening files, the rail, the status line, sheets and settings.
///
/// [org.plumbline.ui.shell.Workbench] is built by `Main` and puts everything together;
/// [org.plumbline.ui.shell.ShellController] opens files through `session` and hands them to the
/// views; [org.plumbline.ui.shell.ShellModel] holds what the frame shows.
@NullMarked
package org.plumbline.ui.shell;

import org.jspecify.annotations.NullMarked;
