package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;

/// Where a case stands in the evaluation; hidden from reviewers.
///
/// @param name the maintainer's name for it, or null
/// @param group the work item, shared by all its variants, destinations and repeats
public record Placement(
        @Nullable String name,
        String group,
        Split split,
        Sampling sampling,
        String practice,
        String provider) {}
