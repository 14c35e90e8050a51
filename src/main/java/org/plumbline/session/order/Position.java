package org.plumbline.session.order;

import org.jspecify.annotations.Nullable;

/// Where a reviewer is.
///
/// @param sample 0 to size - 1, in the file's order
/// @param claimId null where no claim is current
public record Position(int sample, @Nullable String claimId) {}
