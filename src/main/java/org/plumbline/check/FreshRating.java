package org.plumbline.check;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Rating;
import org.plumbline.labels.Truth;

/// What decisions are held against: one rating without its words, a byte a claim.
///
/// Half a million of them (50 raters of 10,000 samples) are kept at once, hence the bits. They
/// never leave the memory, so an enum whose constants are reordered does no harm.
@SuppressWarnings("EnumOrdinal")
public final class FreshRating {

    private static final int VALUE = 3;
    private static final int GROUNDING_SHIFT = 2;
    private static final int CITES_SEEN = 1 << 4;

    private final @Nullable String rater;
    private final byte[] claims;
    private final byte quality;

    private FreshRating(@Nullable String rater, byte[] claims, byte quality) {
        this.rater = rater;
        this.claims = claims;
        this.quality = quality;
    }

    /// Who rated; null for a judge, whose labels are not adjudicated.
    public @Nullable String rater() {
        return rater;
    }

    /// What a complete rating of a sample says.
    ///
    /// @param citesSeen the claims, in the rating's order, for which it cites evidence that the
    ///   producer saw
    public static FreshRating of(
            @Nullable String rater, Rating rating, KnownSample sample, BitSet citesSeen) {
        byte[] claims = new byte[sample.claims().size()];
        for (int i = 0; i < rating.claims().size(); i++) {
            var label = rating.claims().get(i);
            claims[sample.claim(label.claimId())] =
                    (byte)
                            (label.truth().ordinal()
                                    | label.grounding().ordinal() << GROUNDING_SHIFT
                                    | (citesSeen.get(i) ? CITES_SEEN : 0));
        }
        int quality =
                rating.quality().relevance().ordinal()
                        | rating.quality().repetition().ordinal() << 2
                        | rating.quality().usefulness().ordinal() << 4
                        | rating.quality().correctWithholding().ordinal() << 6;
        return new FreshRating(rater, claims, (byte) quality);
    }

    /// The label in a field.
    ///
    /// @param claim the number of the claim in its sample; not used for a measure
    LabelValue label(LabelField field, int claim) {
        return switch (field) {
            case TRUTH -> Truth.values()[claims[claim] & VALUE];
            case GROUNDING -> Grounding.values()[claims[claim] >> GROUNDING_SHIFT & VALUE];
            case RELEVANCE -> measure(0);
            case REPETITION -> measure(2);
            case USEFULNESS -> measure(4);
            case CORRECT_WITHHOLDING -> measure(6);
        };
    }

    boolean citesSeen(int claim) {
        return (claims[claim] & CITES_SEEN) != 0;
    }

    private QualityValue measure(int shift) {
        return QualityValue.values()[quality >> shift & VALUE];
    }
}
