package org.plumbline.ui.label.model;

import org.plumbline.corpus.Evidence;

/// What a piece of evidence is called on the screen.
public final class EvidenceNames {

    private EvidenceNames() {}

    /// The last part of its path where it has one, else its id.
    public static String of(Evidence evidence) {
        String path = evidence.version().path();
        if (path == null || path.isEmpty()) {
            return evidence.id();
        }
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// The folder of its path, such as `src/api/`; empty where it has none.
    public static String folder(Evidence evidence) {
        String path = evidence.version().path();
        return path == null ? "" : path.substring(0, path.lastIndexOf('/') + 1);
    }
}
