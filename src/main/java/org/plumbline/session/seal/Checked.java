package org.plumbline.session.seal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Verified.Standing;

/// Files that were held to their signatures together.
///
/// @param withSigners true where a list of allowed signers said whose keys count
/// @param files in the order in which they were given
/// @param told lines of the list and files that could not be read, in words
public record Checked(boolean withSigners, List<Verified> files, List<String> told) {

    public Checked {
        files = List.copyOf(files);
        told = List.copyOf(told);
    }

    /// Nothing was looked at yet.
    public static Checked nothing() {
        return new Checked(false, List.of(), List.of());
    }

    /// How many files a report counts: all where nobody asked for signatures, else those that are
    /// signed by whom they should be.
    public int counted() {
        return withSigners
                ? (int) files.stream().filter(file -> counts(file.standing())).count()
                : files.size();
    }

    private static boolean counts(@Nullable Standing standing) {
        return standing instanceof Standing.Signed;
    }
}
