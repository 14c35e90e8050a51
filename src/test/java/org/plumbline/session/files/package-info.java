@NullMarked
package org.plumbline.session.files;

import org.jspecify.annotations.NullMarked;
