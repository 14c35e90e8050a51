package org.plumbline.session.review;

/// Why a session takes no labels.
///
/// @param message what is so, and what to do, for the reviewer
public record ReadOnlyReason(Kind kind, String message) {

    /// What kind of reason.
    public enum Kind {
        /// Another session has this file and rater open.
        IN_USE,
        /// The journal was changed by something else than this program.
        DAMAGED,
        /// The folder of the journal cannot be written.
        NOT_WRITABLE
    }
}
