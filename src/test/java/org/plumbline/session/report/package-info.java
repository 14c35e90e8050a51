@NullMarked
package org.plumbline.session.report;

import org.jspecify.annotations.NullMarked;
