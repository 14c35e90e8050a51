/// From files to disputes: [org.plumbline.session.disputes.Disputing] reads a corpus, the label
/// files of several raters and what was decided, and `report.tally` finds what they say apart.
@NullMarked
package org.plumbline.session.disputes;

import org.jspecify.annotations.NullMarked;
