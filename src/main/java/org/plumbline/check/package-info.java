/// Validate: one rule class a concern, named for what is wrong.
///
/// A located value (a case, a rating, a decision) comes in with what is known of the others, and
/// problems go out through [org.plumbline.json.Findings], which marks the values they point to. A
/// rule looks only at values without a mark: what has a problem already gets no second one that
/// follows from it. [org.plumbline.check.shape] runs first, then the rules of
/// [org.plumbline.check.CaseRules]. [org.plumbline.check.LiteralChecks] are no rules: they say what
/// a check in a corpus comes to. Called by `intake`; the report asks for literal checks.
@NullMarked
package org.plumbline.check;

import org.jspecify.annotations.NullMarked;
