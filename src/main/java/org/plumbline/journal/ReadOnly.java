package org.plumbline.journal;

import java.nio.file.Path;

/// Why a journal takes no more entries.
public sealed interface ReadOnly {

    /// Another session writes it.
    ///
    /// @param holder what that session says of itself; may be empty
    record InUse(String holder) implements ReadOnly {}

    /// Its bytes are not what was written.
    ///
    /// @param line from 1
    /// @param offset of the line's first byte
    record Damaged(Path file, int line, int offset, String what) implements ReadOnly {}

    /// The disk refuses.
    ///
    /// @param what the refusal, in a user's words
    record NotWritable(Path folder, String what) implements ReadOnly {}
}
