/// Validate: one rule class a concern.
///
/// Rules see values that could be read and say what is wrong with them. Used by `intake`; the
/// literal checks also by `report`.
@NullMarked
package org.plumbline.check;

import org.jspecify.annotations.NullMarked;
