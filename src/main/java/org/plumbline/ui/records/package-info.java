/// The Records view: the rows of a table, one row with its response, evidence and review, and two
/// conditions compared task by task.
///
/// [org.plumbline.ui.records.RecordsController] opens tables; [org.plumbline.ui.records.RowWalk]
/// and [org.plumbline.ui.records.Reviewing] turn what the reviewer does into calls on the
/// [org.plumbline.session.records.RecordReview] that is open;
/// [org.plumbline.ui.records.RecordsModel] holds what is shown, and the panes show it.
@NullMarked
package org.plumbline.ui.records;

import org.jspecify.annotations.NullMarked;
