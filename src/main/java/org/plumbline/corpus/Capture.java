package org.plumbline.corpus;

import java.util.List;

/// What this evaluation retains of the evidence.
public record Capture(CaptureStatus status, List<Limitation> limitations) {

    public Capture {
        limitations = List.copyOf(limitations);
    }
}
