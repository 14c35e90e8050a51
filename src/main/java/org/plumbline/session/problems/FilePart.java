package org.plumbline.session.problems;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.problem.Location;
import org.plumbline.session.files.LookedAt;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// A part of a file around a place in it, to be looked at: exact, and small however large the file.
public sealed interface FilePart {

    /// A part that is UTF-8.
    ///
    /// @param line the number of its first line in the file, from 1
    /// @param offset its first byte in the file
    /// @param mark the word that begins at the place, in bytes of the part; empty where the place
    ///   is behind the end of the file, or none was given
    record Text(ExactText text, int line, long offset, Optional<Span> mark) implements FilePart {}

    /// A part that is not, which is then all that can be shown of it.
    final class Bytes implements FilePart {

        private final byte[] bytes;
        private final long offset;

        Bytes(byte[] bytes, long offset) {
            this.bytes = bytes;
            this.offset = offset;
        }

        /// A fresh copy.
        public byte[] bytes() {
            return bytes.clone();
        }

        /// The first byte in the file.
        public long offset() {
            return offset;
        }
    }

    /// Reads the part around a place. Worker.
    ///
    /// @param place null for the start of the file
    static FilePart around(Path file, @Nullable Location place, ReadProgress progress)
            throws IOException {
        LookedAt.mustBeAFile(file);
        return new PlaceReader(Source.of(file), progress).around(place);
    }
}
