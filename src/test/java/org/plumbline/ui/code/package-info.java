/// Tests of coloured JSON.
@NullMarked
package org.plumbline.ui.code;

import org.jspecify.annotations.NullMarked;
