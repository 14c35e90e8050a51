/// The window around the views: opening files, the rail, the status line, sheets and settings.
///
/// [org.plumbline.ui.shell.Workbench] is built by `Main` and puts everything together, and
/// [org.plumbline.ui.shell.Rooms] its screens, each once there is what it needs;
/// [org.plumbline.ui.shell.WindowFrame] is what every screen asks for files, and tells;
/// [org.plumbline.ui.shell.OpenFile] is the one file that is open for labelling;
/// [org.plumbline.ui.shell.Door] leads to each view and opens a file in the one that shows its
/// kind, for labels through [org.plumbline.ui.shell.ShellController];
/// [org.plumbline.ui.shell.ShellModel] holds what the window shows around its views.
@NullMarked
package org.plumbline.ui.shell;

import org.jspecify.annotations.NullMarked;
