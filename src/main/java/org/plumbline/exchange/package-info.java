/// Other tools' formats, in and out: problems as text for people, as JSON for programs, and as
/// SARIF for editors and CI.
///
/// Values come in, bytes go out; called by `session`.
@NullMarked
package org.plumbline.exchange;

import org.jspecify.annotations.NullMarked;
