package org.plumbline.intake;

import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.labels.Author;
import org.plumbline.text.PositionEncoding;

/// What must be known of a file before its collection can be read.
///
/// @param encoding how it counts positions; null where it names a way that does not exist
/// @param author who a file of labels is by; null where it does not say, or has none
record FileHeader(Format format, @Nullable PositionEncoding encoding, @Nullable Author author) {

    /// The header with a unit that stood further behind in the file.
    FileHeader countedIn(@Nullable PositionEncoding unit) {
        return new FileHeader(format, unit, author);
    }
}
