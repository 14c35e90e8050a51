/// Open: files become corpora, requests, labels, judge results, adjudications and evaluation
/// records, with a [org.plumbline.problem.Problem] for each fault in them.
///
/// Bytes come in as a [org.plumbline.files.Source]; nothing leaves that breaks a rule. Used by
/// `session`.
@NullMarked
package org.plumbline.intake;

import org.jspecify.annotations.NullMarked;
