package org.plumbline.corpus;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Span;

/// One thing that a capture lacks.
///
/// @param detail what is limited, in the maintainer's words
/// @param evidenceId the evidence that `spans` are of; null where they are of the output
/// @param spans where it bites, in UTF-8 bytes; empty where the file names no place
public record Limitation(
        LimitationKind kind, String detail, @Nullable String evidenceId, List<Span> spans) {

    public Limitation {
        spans = List.copyOf(spans);
    }
}
