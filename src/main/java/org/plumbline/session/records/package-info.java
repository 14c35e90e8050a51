/// Reviewing evaluation records: [org.plumbline.session.records.RecordTable] reads and compares
/// them, [org.plumbline.session.records.RecordReview] is one annotator reviewing one table, in a
/// journal as labels are.
@NullMarked
package org.plumbline.session.records;

import org.jspecify.annotations.NullMarked;
