@NullMarked
package org.plumbline.request;

import org.jspecify.annotations.NullMarked;
