/// A corpus case by case, with what is hidden from reviewers: for lists of its checks and captures.
///
/// What comes in is a corpus without errors, from a file
/// ([org.plumbline.session.cases.WholeCorpus]) or from the session of a rater who is unblinded
/// ([org.plumbline.session.cases.WholeCases]); each case is read when its turn comes.
@NullMarked
package org.plumbline.session.cases;

import org.jspecify.annotations.NullMarked;
