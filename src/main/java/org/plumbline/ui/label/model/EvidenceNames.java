package org.plumbline.ui.label.model;

import java.util.List;
import java.util.Optional;
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

    /// The last part of its path, and before it as many folders as tell it apart from other paths
    /// that end alike, such as `api/index.ts` beside `web/index.ts`; else its id.
    ///
    /// @param among the evidence of the sample
    public static String of(Evidence evidence, List<Evidence> among) {
        String path = evidence.version().path();
        String name = of(evidence);
        if (path == null || path.isEmpty()) {
            return name;
        }
        var others =
                among.stream()
                        .flatMap(other -> Optional.ofNullable(other.version().path()).stream())
                        .filter(other -> !other.equals(path))
                        .toList();
        while (name.length() < path.length() && endsAlike(others, name)) {
            int slash = path.lastIndexOf('/', path.length() - name.length() - 2);
            name = path.substring(slash + 1);
        }
        return name;
    }

    private static boolean endsAlike(List<String> paths, String name) {
        return paths.stream().anyMatch(path -> path.equals(name) || path.endsWith("/" + name));
    }

    /// The folder of its path, such as `src/api/`; empty where it has none.
    public static String folder(Evidence evidence) {
        String path = evidence.version().path();
        return path == null ? "" : path.substring(0, path.lastIndexOf('/') + 1);
    }
}
