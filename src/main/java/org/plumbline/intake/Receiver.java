package org.plumbline.intake;

import org.plumbline.corpus.Case;
import org.plumbline.labels.Author;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Rating;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// Takes what files hold, as it is read: one value at a time, in the files' order, samples first,
/// then ratings, then decisions. Comes on a thread of the reading, never on two at once.
///
/// A value comes as soon as nothing is wrong with it. Something may be wrong with its file further
/// on: then the reading as a whole is refused, and what was received must be forgotten. Stale
/// ratings and decisions are told, and do not come.
public interface Receiver {

    /// Takes nothing.
    Receiver NOBODY = new Receiver() {};

    /// Forget all samples that came: they come again. Their file says behind them that it counts
    /// positions in another way.
    default void forgetSamples() {}

    /// A case of the corpus.
    ///
    /// @param requestSha256 the hash of its blinded request
    default void sample(Case whole, Sha256 requestSha256) {}

    /// A request of a requests file.
    default void request(Request request) {}

    /// A file of ratings or decisions begins: what comes until the next one begins is of it.
    default void begins(Author author) {}

    /// A rating of a rater's or a judge's file.
    default void rating(Author author, Rating rating) {}

    /// A decision of a file of adjudications.
    default void decision(Author author, Decision decision) {}

    /// A stale rating or decision, which is left out.
    ///
    /// @param sampleId what it is about
    /// @param blinded what a rating says of it; true where it says nothing
    default void stale(Author author, String sampleId, boolean blinded) {}

    /// True where cases are wanted; else they are not built.
    default boolean wantsSamples() {
        return false;
    }
}
