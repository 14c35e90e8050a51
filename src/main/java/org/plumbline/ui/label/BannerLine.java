package org.plumbline.ui.label;

import java.util.Optional;
import org.plumbline.text.Span;

/// One line of the banner.
///
/// @param place where it leads; empty where it is about the whole sample
record BannerLine(String words, Optional<Place> place) {

    /// What is limited.
    ///
    /// @param evidenceId the evidence; empty for the output
    /// @param span where it bites; empty where no place is named
    record Place(Optional<String> evidenceId, Optional<Span> span) {}

    static BannerLine of(String words) {
        return new BannerLine(words, Optional.empty());
    }
}
