/// Bytes, safely: what is read is read as it is, what is written is there whole or not at all.
///
/// [org.plumbline.files.Source] is what every reader reads from. Used by `intake`, `journal` and
/// `session`; knows nothing of what the bytes mean.
@NullMarked
package org.plumbline.files;

import org.jspecify.annotations.NullMarked;
