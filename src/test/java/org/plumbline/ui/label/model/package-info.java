@NullMarked
package org.plumbline.ui.label.model;

import org.jspecify.annotations.NullMarked;
