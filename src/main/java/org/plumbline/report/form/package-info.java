/// A report as files: JSON and CSV for programs, text for a terminal, one HTML file for people.
///
/// A [org.plumbline.report.Report] comes in, bytes go out; [org.plumbline.report.form.ReportForm]
/// is the door. Nothing is counted here. Used by `session`.
///
/// On purpose: the HTML has no script, no font and no link outside itself, and every text from a
/// file is made visible before it is written: a name must not reorder a line or paint a terminal.
@NullMarked
package org.plumbline.report.form;

import org.jspecify.annotations.NullMarked;
