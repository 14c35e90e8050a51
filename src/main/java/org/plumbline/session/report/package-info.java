/// From files to a report: [org.plumbline.session.report.Reporting] takes a corpus, labels, judge
/// results and adjudications in, and `report.tally` counts them.
@NullMarked
package org.plumbline.session.report;

import org.jspecify.annotations.NullMarked;
