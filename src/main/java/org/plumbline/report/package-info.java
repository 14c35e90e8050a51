/// Report: one immutable value that says what was counted, and what may not be read out of it.
///
/// [org.plumbline.report.Report] is what every face shows and every form is written from. It comes
/// out of `report.tally`, which counts cases beside the labels of people and judges, and goes into
/// `report.form`, which writes it as JSON, CSV, text or HTML. [org.plumbline.report.InWords] says
/// each code in words, for all of them alike.
///
/// On purpose: no release decision is made here. Judges and provisional labels are counted apart
/// from people and never get an interval. Counts are exact; a rate is a
/// [org.plumbline.agreement.Ratio] until it is written.
@NullMarked
package org.plumbline.report;

import org.jspecify.annotations.NullMarked;
