@NullMarked
package org.plumbline.session.records;

import org.jspecify.annotations.NullMarked;
