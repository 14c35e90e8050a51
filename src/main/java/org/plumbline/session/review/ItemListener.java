package org.plumbline.session.review;

/// Told what becomes of the items of a [JournalledReview], at once and under its lock: for what
/// follows from the drafts, such as counts.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public interface ItemListener<K, D> {

    /// A step was done on an item, taken back or done again.
    void changed(K item, D before, D now);

    /// The reviewer is now where the last step was that was done, taken back or done again.
    default void moved() {}

    /// The review is about to be closed, and takes its last entries now.
    default void closing() {}
}
