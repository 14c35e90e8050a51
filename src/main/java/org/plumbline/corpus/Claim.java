package org.plumbline.corpus;

import java.util.List;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// One claim that an output makes, without any label of it.
///
/// @param id unique in the case
/// @param spans where the output makes it, in UTF-8 bytes; at least one, ascending, none
///   overlapping
/// @param evidence what the claim cites
public record Claim(String id, List<Span> spans, List<Region> evidence) {

    public Claim {
        spans = List.copyOf(spans);
        evidence = List.copyOf(evidence);
        if (spans.isEmpty()) {
            throw new IllegalArgumentException("a claim has at least one span");
        }
    }
}
