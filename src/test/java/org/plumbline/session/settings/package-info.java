@NullMarked
package org.plumbline.session.settings;

import org.jspecify.annotations.NullMarked;
