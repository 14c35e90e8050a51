package org.plumbline.ui.kit;

import java.util.Optional;

/// Acts of a view on their way to the disk, as whoever wants to leave needs to know them. FX thread
/// only.
public interface InFlight {

    /// Keeps what is being typed.
    void commit();

    /// What is wrong with saving, in words; empty where it works.
    Optional<String> savingTrouble();

    /// Tries again at once where saving fails.
    void retryNow();

    /// Waits until all acts so far are on the disk, or cannot be saved: to be run on a worker.
    Runnable settling();

    /// The user knows that what cannot be saved now will be lost, and wants it all the same.
    void giveUp();
}
