package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;

/// Where a recovered piece of evidence was found again; hidden from reviewers, never in a request.
public record Origin(
        @Nullable String api,
        @Nullable String repository,
        @Nullable String path,
        @Nullable String commit,
        @Nullable String sha256,
        @Nullable String recoveredAt) {}
