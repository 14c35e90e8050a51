package org.plumbline.intake;

import java.util.List;
import org.plumbline.files.Source;

/// Files by the part they are to play in a report.
///
/// @param samples the corpus, or a requests file in its place
public record Inputs(
        Source samples, List<Source> labels, List<Source> judges, List<Source> adjudications) {

    public Inputs {
        labels = List.copyOf(labels);
        judges = List.copyOf(judges);
        adjudications = List.copyOf(adjudications);
    }
}
