package org.plumbline.session.review;

/// Why an act is not done.
public enum Refusal {
    /// Nothing can be written; [JournalledReview#readOnly()] says why.
    READ_ONLY,
    /// The session is closed.
    CLOSED,
    /// Nobody said who is labelling; see [JournalledReview#isNamed()].
    UNNAMED,
    /// The act is on another sample than the request, or on one that the file does not have.
    OTHER_SAMPLE,
    /// The sample has no claim of that id.
    UNKNOWN_CLAIM,
    /// The sample has no evidence of that id.
    UNKNOWN_EVIDENCE,
    /// The cited part is not a part of that evidence, or cuts a character.
    BAD_SPAN,
    /// The note contains half a character and could not be written.
    BAD_TEXT,
    /// Grounding "supported" needs cited evidence that the producer saw.
    UNSEEN,
    /// A requests file has nothing hidden that could be shown.
    NOTHING_HIDDEN
}
