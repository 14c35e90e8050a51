package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;

/// Which version of which file a piece of evidence is; null where it does not apply.
public record Version(
        @Nullable String revision, @Nullable DiffSide diffSide, @Nullable String path) {}
