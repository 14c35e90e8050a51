package org.plumbline.session.review;

/// Told how saving goes, on any thread: a window hops to its own.
public interface SaveListener {

    /// An act, an undo or a redo was forced to the disk.
    void saved(Saved saved);

    /// Writing failed. The acts are kept in memory and tried again until it works.
    ///
    /// @param message what failed, how many acts wait, and what to do
    /// @param waiting how many acts are not saved
    void failing(String message, int waiting);

    /// Writing works again, and all that had waited is saved.
    void recovered();

    /// Another program had put a file in the journal's place. It was moved aside, whole, and what
    /// it says can be taken over.
    default void keptAside(String file) {}
}
