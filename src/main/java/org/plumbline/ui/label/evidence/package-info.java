/// The evidence of a sample, in one column or side by side:
/// [org.plumbline.ui.label.evidence.EvidencePane] shows a card for each piece, from a `CardShelf`
/// that fills again those it has; `CardControl` folds, widens and singles them out.
@NullMarked
package org.plumbline.ui.label.evidence;

import org.jspecify.annotations.NullMarked;
