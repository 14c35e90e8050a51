/// What is judged: cases with their evidence, output and claims. Immutable values.
///
/// A [org.plumbline.corpus.Case] has two halves. Its [org.plumbline.corpus.Sample] is all that a
/// reviewer may see before labelling; everything else of the case (names, arms, provisional labels,
/// provenance) stands beside it and never reaches the Label view of a blind session. Made by
/// `intake`, whose rules guarantee what the record types only state.
@NullMarked
package org.plumbline.corpus;

import org.jspecify.annotations.NullMarked;
