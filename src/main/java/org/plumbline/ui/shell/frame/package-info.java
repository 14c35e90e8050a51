/// The frame around the views: what it shows, and what any view may ask of it.
///
/// [org.plumbline.ui.shell.frame.ShellModel] holds what the top bar and the status line show,
/// [org.plumbline.ui.shell.frame.Views] which view is in the middle, and
/// [org.plumbline.ui.shell.frame.WindowFrame] answers the views: it asks for files, shows sheets
/// and says what takes long. It knows no view.
@NullMarked
package org.plumbline.ui.shell.frame;

import org.jspecify.annotations.NullMarked;
