package org.plumbline.session.files;

/// Hears how far a long reading is, and can end it.
@FunctionalInterface
public interface ReadProgress {

    /// Some more was read. Called often, on the thread that reads.
    ///
    /// @param bytes read so far of the file that is being read
    /// @param total bytes that it has
    void read(long bytes, long total);

    /// True once nobody wants the result any more: the reading then ends soon with a
    /// [java.util.concurrent.CancellationException]. Asked on the thread that reads.
    default boolean isCancelled() {
        return false;
    }
}
