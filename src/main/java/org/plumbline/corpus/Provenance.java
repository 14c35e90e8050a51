package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;

/// Where an output came from; hidden from reviewers. Null where unavailable.
///
/// @param costUsd in US dollars
/// @param elapsedSeconds in seconds
public record Provenance(
        @Nullable String sourceRecord,
        @Nullable String revision,
        @Nullable String producerModel,
        @Nullable String promptDigest,
        @Nullable String catalogRevision,
        @Nullable Double costUsd,
        @Nullable Double elapsedSeconds) {}
