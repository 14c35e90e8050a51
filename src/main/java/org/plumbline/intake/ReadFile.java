package org.plumbline.intake;

import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.labels.Author;
import org.plumbline.text.Sha256;

/// A file that was read without errors.
///
/// @param sha256 over all its bytes
/// @param author who it is by; null for a corpus or a requests file
/// @param elements how many cases, requests, ratings or decisions it has
/// @param stale how many of these are stale, and were left out
public record ReadFile(
        Source source,
        Format format,
        Sha256 sha256,
        @Nullable Author author,
        int elements,
        int stale) {

    /// True where something of it was left out.
    public boolean hasStale() {
        return stale > 0;
    }
}
