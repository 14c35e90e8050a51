/// The Report view: what a report says, at a look and in every number, and its files.
///
/// The engine counts ([org.plumbline.session.report.Reporting]); nothing is counted, rounded or
/// judged here. What is said of a number is said by [org.plumbline.report.Phrases] and
/// [org.plumbline.report.InWords], as in the HTML, and files are written by the forms of the
/// command line, so that window, page and command line cannot differ.
///
/// [org.plumbline.ui.report.ReportController] takes files, tells them apart by what they say they
/// are, and makes the report on a worker; [org.plumbline.ui.report.ReportView] shows one entry of
/// it at a time, so that thousands of strata cost no more than one.
///
/// On purpose: a report holds provisional labels and what others said, so there is none of a corpus
/// that is open for blind labelling, under whatever name. The bundled sample is made up and nothing
/// depends on it: its report is shown when the user asks for it, after it was said what it shows.
@NullMarked
package org.plumbline.ui.report;

import org.jspecify.annotations.NullMarked;
