package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Files that are read and so may not become a result.
public final class KeptFiles {

    private KeptFiles() {}

    /// Refuses to write over one of these.
    ///
    /// @param mend what to do instead
    /// @throws IOException with words for the user
    public static void mustNotBe(Path target, List<Path> kept, String mend) throws IOException {
        for (Path one : kept) {
            if (isSame(one, target)) {
                throw new IOException(target + " is one of the files that are read; " + mend);
            }
        }
    }

    /// True where both names lead to one file, through links, hard links, or letters that the
    /// system holds to be the same. A device is none: it may be read and written.
    public static boolean isSame(Path one, Path other) throws IOException {
        return Files.isRegularFile(one)
                && Files.isRegularFile(other)
                && Files.isSameFile(one, other);
    }
}
