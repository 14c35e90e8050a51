/// Captures: what a corpus keeps of each attempt, what is limited in it and for whom.
///
/// A case comes in; what is said of it is in [org.plumbline.report.captures.CaptureWords].
/// [org.plumbline.report.captures.Captures] writes all of a corpus as text, JSON or CSV, one case
/// in memory at a time, and [org.plumbline.report.captures.CaptureSums] counts them as the report
/// does. Used by `session` and the command line.
///
/// On purpose: no content of evidence or output is told, only its size and digest. What is limited
/// can be sent to whoever can mend it, while the evidence stays where it is.
@NullMarked
package org.plumbline.report.captures;

import org.jspecify.annotations.NullMarked;
