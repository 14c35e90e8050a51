/// Tests of how the panes of the Label view stand.
@NullMarked
package org.plumbline.ui.label.panes;

import org.jspecify.annotations.NullMarked;
