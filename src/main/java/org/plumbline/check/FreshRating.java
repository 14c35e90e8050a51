package org.plumbline.check;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Packing;
import org.plumbline.labels.Rating;

/// What decisions are held against: one rating without its words, a byte a claim.
///
/// Half a million of them (50 raters of 10,000 samples) are kept at once, hence the bits. They
/// never leave the memory.
public final class FreshRating {

    /// Behind the labels of a claim.
    private static final int CITES_SEEN = 1 << Packing.OF_CLAIM.width();

    private final @Nullable String rater;
    private final byte[] claims;
    private final int quality;

    private FreshRating(@Nullable String rater, byte[] claims, int quality) {
        this.rater = rater;
        this.claims = claims;
        this.quality = quality;
    }

    /// Who rated; null for a judge, whose labels are not adjudicated.
    @Nullable String rater() {
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
            int labels = Packing.OF_CLAIM.pack(label.labels()::in);
            claims[sample.claim(label.claimId())] =
                    exact(labels | (citesSeen.get(i) ? CITES_SEEN : 0));
        }
        return new FreshRating(rater, claims, Packing.OF_SAMPLE.pack(rating.quality()::in));
    }

    private static byte exact(int bits) {
        if (bits > Byte.MAX_VALUE) {
            throw new ArithmeticException("the labels of a claim no longer fit into a byte");
        }
        return (byte) bits;
    }

    /// The label in a field.
    ///
    /// @param claim the number of the claim in its sample; not used for a measure
    LabelValue label(LabelField field, int claim) {
        return field.isOfClaim()
                ? Packing.OF_CLAIM.value(field, claims[claim])
                : Packing.OF_SAMPLE.value(field, quality);
    }

    boolean citesSeen(int claim) {
        return (claims[claim] & CITES_SEEN) != 0;
    }
}
