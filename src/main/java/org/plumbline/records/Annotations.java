package org.plumbline.records;

import java.util.List;
import org.plumbline.text.Sha256;

/// A file of annotations.
///
/// @param independent true where the annotator had no part in what was recorded
public record Annotations(
        String annotator, Sha256 rubricSha256, boolean independent, List<Annotation> rows) {

    public Annotations {
        rows = List.copyOf(rows);
    }
}
