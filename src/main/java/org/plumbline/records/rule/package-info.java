/// The rules that evaluation records, recordings and annotations are held to: one class a concern,
/// named for what is wrong.
///
/// A located row or call comes in after its shape was checked; problems go out through
/// [org.plumbline.json.Findings], which marks the values they point to. A rule looks only at values
/// without a mark. [org.plumbline.records.rule.RecordReading] makes values of what has no problem.
/// Called by `intake`.
@NullMarked
package org.plumbline.records.rule;

import org.jspecify.annotations.NullMarked;
