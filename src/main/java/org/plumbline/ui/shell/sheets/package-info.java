/// What is told and asked over the views: the guide, the tour, the palette, the history of a
/// sample, the order of samples.
@NullMarked
package org.plumbline.ui.shell.sheets;

import org.jspecify.annotations.NullMarked;
