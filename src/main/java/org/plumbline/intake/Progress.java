package org.plumbline.intake;

/// Hears how far a long reading is, and can end it.
@FunctionalInterface
public interface Progress {

    /// Hears nothing and ends nothing.
    Progress NONE = (file, read, total) -> true;

    /// Some more of a file was read. Called often, on the thread that reads.
    ///
    /// @param read bytes read of this file
    /// @param total bytes that it has
    /// @return false to end the reading, which then throws a
    ///   [java.util.concurrent.CancellationException]
    boolean advanced(String file, long read, long total);
}
