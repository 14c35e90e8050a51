/// CSV as the file formats have it: RFC 4180 with LF, null told from the empty text, and no text
/// that a spreadsheet would run as a formula.
///
/// Used by `report`, and by whatever else leaves as a table; knows no table itself.
@NullMarked
package org.plumbline.csv;

import org.jspecify.annotations.NullMarked;
