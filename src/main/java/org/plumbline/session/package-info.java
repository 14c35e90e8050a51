/// The walk through the steps, with its state: what both faces call. Knows no screen and no
/// terminal.
///
/// Each room is one thing that is done: `session.label` labels a samples file, `session.records`
/// reviews a table of records, `session.report` counts, `session.problems` checks, `session.seal`
/// signs. Below them are `session.review`, what the first two have in common, `session.others` with
/// the journals of others, `session.order` and `session.progress`, and `session.files` with the
/// place where all is kept. This package is above them: [org.plumbline.session.Workspace] opens
/// files in the room that they belong to and keeps the `session.settings`.
@NullMarked
package org.plumbline.session;

import org.jspecify.annotations.NullMarked;
