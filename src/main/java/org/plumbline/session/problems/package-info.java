/// What is wrong in files, and where: [org.plumbline.session.problems.Checking] holds files to
/// every rule, [org.plumbline.session.problems.FilePart] is the part of a file that a problem is
/// in, and [org.plumbline.session.problems.ProblemForm] writes problems for other tools.
@NullMarked
package org.plumbline.session.problems;

import org.jspecify.annotations.NullMarked;
