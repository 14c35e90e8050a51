package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// A literal check: a search for annotated bytes in a region of evidence. It never decides a
/// verdict.
///
/// @param region where to look, in bytes of the evidence
/// @param text the annotated bytes, not empty
/// @param revision the revision that the annotation speaks of; another one makes the check abstain
public record Check(
        CheckKind kind,
        String evidenceId,
        Span region,
        ExactText text,
        @Nullable String revision,
        @Nullable DiffSide diffSide) {}
