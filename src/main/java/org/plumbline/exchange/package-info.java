/// Other tools' formats: problems as text for a terminal, as JSON for scripts, and as SARIF, which
/// editors and build servers show at the place of each fault.
///
/// A [org.plumbline.problem.ProblemList] comes in, bytes go out. Called by `session`.
@NullMarked
package org.plumbline.exchange;

import org.jspecify.annotations.NullMarked;
