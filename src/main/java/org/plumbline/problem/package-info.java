/// What is wrong with a file, where, and how to mend it.
///
/// Readers and rules make [org.plumbline.problem.Problem]s; a face shows them or prints them. Bad
/// input is data here, never an exception. Knows nothing of the files it speaks of.
@NullMarked
package org.plumbline.problem;

import org.jspecify.annotations.NullMarked;
