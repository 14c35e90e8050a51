/// The Records view: the rows of a table, one row with its response, evidence and review, and two
/// conditions compared task by task.
///
/// [org.plumbline.ui.records.RecordsController] turns what the reviewer does into calls on a
/// [org.plumbline.session.RecordReview]; [org.plumbline.ui.records.RecordsModel] holds what is
/// shown, and the panes show it.
@NullMarked
package org.plumbline.ui.records;

import org.jspecify.annotations.NullMarked;
