/// CSV as the file formats have it: RFC 4180 with LF, null told from the empty text, and no text
/// that a spreadsheet would run as a formula.
///
/// [org.plumbline.csv.CsvWriter] and [org.plumbline.csv.CsvReader] work cell by cell and know no
/// table; `report` writes one, `records` and `intake` write and read another.
@NullMarked
package org.plumbline.csv;

import org.jspecify.annotations.NullMarked;
