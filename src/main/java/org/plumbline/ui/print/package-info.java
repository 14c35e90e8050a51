/// A sample on paper: its output, claims, labels and evidence, exact with marks.
///
/// [org.plumbline.ui.print.PrintedSample] writes what is to be printed as lines, and
/// [org.plumbline.ui.print.Paper] breaks them into pages; both are values that need no printer.
/// [org.plumbline.ui.print.Printing] hands the pages to the printers of the system.
///
/// On purpose: a sample is printed as the Label view shows it, so that a blind rater's print tells
/// no more than the screen. No file is written here; what the system keeps of a print is said
/// before it gets one.
@NullMarked
package org.plumbline.ui.print;

import org.jspecify.annotations.NullMarked;
