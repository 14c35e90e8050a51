package org.plumbline.text;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A place in the evidence that a claim or a rating cites.
///
/// @param evidenceId the evidence item of the same case
/// @param span what is cited of it in UTF-8 bytes, or null for the whole evidence
public record Region(String evidenceId, @Nullable Span span) {

    public Optional<Span> part() {
        return Optional.ofNullable(span);
    }

    public static Region whole(String evidenceId) {
        return new Region(evidenceId, null);
    }
}
