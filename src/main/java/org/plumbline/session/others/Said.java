package org.plumbline.session.others;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.plumbline.journal.Given;
import org.plumbline.labels.TakenFrom;
import org.plumbline.text.Sha256;

/// What a reviewer said in another place, item by item.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public interface Said<K, D> {

    TakenFrom from();

    /// When the last of it was said; empty where that is not known.
    Optional<Instant> latest();

    /// False where parts of it are damaged; then this is what is sound.
    boolean isWhole();

    /// The items that something is said of.
    Set<K> items();

    /// How many more items something is said of that are known not to be in this file.
    default int others() {
        return 0;
    }

    /// What is said of one of these items.
    D draft(K item);

    /// Digest of what was looked at for it; empty where that is known not to be what is to be
    /// looked at here.
    Optional<Sha256> seen(K item);

    /// When and how it was said.
    Given given(K item);

    /// Where it is read from, whenever it is wanted: none of it is kept in memory between a look
    /// and the taking over.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    @FunctionalInterface
    interface Place<K, D> {

        /// Reads it. Worker.
        Said<K, D> read() throws IOException;
    }
}
