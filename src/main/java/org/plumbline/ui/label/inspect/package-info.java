/// The inspector: what exactly is at a place of the text, in words and in bytes.
@NullMarked
package org.plumbline.ui.label.inspect;

import org.jspecify.annotations.NullMarked;
