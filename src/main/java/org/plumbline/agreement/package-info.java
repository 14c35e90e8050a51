/// Coefficients and intervals on plain numbers. Knows no corpus and no labels.
///
/// Counts come in as a [org.plumbline.agreement.Confusion]; what goes out is an exact
/// [org.plumbline.agreement.Ratio], which is rounded once, when somebody asks for a double or for
/// percent. [org.plumbline.agreement.Wilson] is the interval for a share of work items,
/// [org.plumbline.agreement.ResampledMean] the one for a mean over tasks. Used by `report` and
/// `records`.
///
/// On purpose: kappa has no value where its denominator is 0, and says why. Other tools give NaN, 0
/// or 1 there.
@NullMarked
package org.plumbline.agreement;

import org.jspecify.annotations.NullMarked;
