package org.plumbline.session;

/// Hears how far a long reading is.
@FunctionalInterface
public interface ReadProgress {

    /// Some more was read. Called often, on the thread that reads.
    ///
    /// @param bytes read so far of the file that is being read
    /// @param total bytes that it has
    void read(long bytes, long total);
}
