/// Evaluation records: one row a task, condition and replicate, with what was answered, what it was
/// answered from, what a person said of it, and what it took.
///
/// [org.plumbline.records.Recording]s and [org.plumbline.records.Annotations] come in,
/// [org.plumbline.records.TableBuilder] makes a [org.plumbline.records.Table] of them,
/// [org.plumbline.records.RecordsFile] writes it, [org.plumbline.records.Pairing] and
/// [org.plumbline.records.Factorial] count it. [org.plumbline.records.rule] says what is wrong with
/// a file of them. Read by `intake`, called by `session`.
///
/// On purpose: success and the digest of the evidence are computed, never stored, and a table has
/// no overall score. Who annotated a row stands in its `x`, where every form keeps it. Null is
/// unreviewed or not measured, and never counts as a failure or as 0.
@NullMarked
package org.plumbline.records;

import org.jspecify.annotations.NullMarked;
