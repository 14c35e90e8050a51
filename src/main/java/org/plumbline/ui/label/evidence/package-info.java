/// The evidence of a sample, in one column or side by side:
/// [org.plumbline.ui.label.evidence.EvidencePane] shows a card for each piece.
@NullMarked
package org.plumbline.ui.label.evidence;

import org.jspecify.annotations.NullMarked;
