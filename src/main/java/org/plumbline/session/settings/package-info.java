/// What the window remembers: [org.plumbline.session.settings.Settings], kept in a file by
/// [org.plumbline.session.settings.SettingsFile], which writes them by and by on a thread of its
/// own.
@NullMarked
package org.plumbline.session.settings;

import org.jspecify.annotations.NullMarked;
