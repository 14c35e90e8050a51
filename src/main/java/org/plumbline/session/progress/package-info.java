/// How much of a samples file is labelled, and so what an export takes and what it leaves out.
@NullMarked
package org.plumbline.session.progress;

import org.jspecify.annotations.NullMarked;
