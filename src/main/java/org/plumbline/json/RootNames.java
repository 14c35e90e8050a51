package org.plumbline.json;

import java.util.HashSet;
import java.util.Set;

/// The names of the root, which stay in memory until the document ends, and so are limited in
/// number.
final class RootNames {

    /// How many members the root of a file may have.
    static final int MOST = 100_000;

    private final Set<String> names = new HashSet<>();

    boolean isEmpty() {
        return names.isEmpty();
    }

    /// Adds a name; false where it is there already.
    boolean add(String name) {
        return names.add(name);
    }

    /// Called before each further member.
    void checkRoom() throws ScanFault {
        if (names.size() == MOST) {
            throw ScanFault.limit(
                    ScanFault.AROUND,
                    "more than %s members in the file's object; what is free belongs into its x"
                            .formatted(MOST));
        }
    }
}
