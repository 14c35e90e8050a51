/// The places of the views in the window: each room connects one view to the files, sheets and news
/// around it.
///
/// [org.plumbline.ui.shell.rooms.Rooms] builds them in the order of their needs;
/// [org.plumbline.ui.shell.rooms.ShellController] opens files through `session` for the Label view,
/// and [org.plumbline.ui.shell.rooms.Door] decides which view a file is for. A
/// [org.plumbline.ui.shell.rooms.JournalOwner] is whatever is journalled, labels or reviews, for
/// the sheets about journals of others and beginning anew; [org.plumbline.ui.shell.rooms.Naming]
/// asks who labels, and opens all that is open under another name.
@NullMarked
package org.plumbline.ui.shell.rooms;

import org.jspecify.annotations.NullMarked;
