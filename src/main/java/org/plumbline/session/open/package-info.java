/// What is open: one set of files, of which each view shows its part.
///
/// [org.plumbline.session.open.Handed] looks into files that somebody hands over and tells them
/// apart by what is in them; [org.plumbline.session.open.FileSet] is what is open once they are
/// taken in. Neither opens anything: a view commits a set once its part of it could be shown.
@NullMarked
package org.plumbline.session.open;

import org.jspecify.annotations.NullMarked;
