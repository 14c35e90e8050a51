package org.plumbline.report;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Sha256;

/// A file that a report was made from. Counts are of the whole file, and null where it has none.
///
/// @param format the file's `format`, or `rubric`
/// @param sha256 over all bytes of the file
/// @param signedBy the rater whose signature was verified, or null
/// @param ratings ratings, or decisions
/// @param staleRatings those of them that were made of another request, and are not counted
public record Input(
        String format,
        Sha256 sha256,
        @Nullable String signedBy,
        @Nullable Long ratings,
        @Nullable Long staleRatings,
        @Nullable Long unblindedRatings)
        implements Comparable<Input> {

    private static final Comparator<Input> ORDER =
            Comparator.comparing(Input::format, CodePointOrder.INSTANCE)
                    .thenComparing(input -> input.sha256().hex())
                    .thenComparing(Input::signedBy, Comparator.nullsFirst(CodePointOrder.INSTANCE));

    /// A corpus.
    public static Input corpus(Sha256 sha256) {
        return new Input("plumbline-corpus", sha256, null, null, null, null);
    }

    /// A requests file in the place of a corpus.
    public static Input requests(Sha256 sha256) {
        return new Input("plumbline-requests", sha256, null, null, null, null);
    }

    /// A rubric, by its file's bytes.
    public static Input rubric(Sha256 sha256) {
        return new Input("rubric", sha256, null, null, null, null);
    }

    /// By format, digest and signer.
    @Override
    public int compareTo(Input other) {
        return ORDER.compare(this, other);
    }
}
