package org.plumbline.report.tally;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Author;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Decision;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Packing;
import org.plumbline.labels.Rating;
import org.plumbline.report.Input;
import org.plumbline.text.Sha256;

/// The fresh labels of one file, packed: filled by whoever reads the file, then closed. A stale
/// label never comes here, so that none can count.
public final class PackedLabels {

    /// Ints a row: sample, and two that depend on the kind of file.
    private static final int ROW = 3;

    private static final List<LabelField> FIELDS = List.of(LabelField.values());

    /// Behind the labels of a claim stands the number of its id.
    private static final int CLAIM_BITS = Packing.OF_CLAIM.width();

    /// Behind the value of a decision stands its field.
    private static final int VALUE_BITS = Byte.SIZE;

    private final Author author;
    private final LabelIndex.Names names;
    private final IntList rows = new IntList();

    /// One int a claim label: number of the claim id, and its labels.
    private final IntList claims = new IntList();

    private long stale;
    private long unblinded;

    /// Fresh ratings that are counted nowhere else.
    private long leftOut;

    private @Nullable Input input;

    PackedLabels(Author author, LabelIndex.Names names) {
        this.author = author;
        this.names = names;
    }

    /// Adds a fresh rating of a rater or a judge.
    public void add(Rating rating) {
        if (author instanceof Author.Adjudicator) {
            throw new IllegalStateException("adjudicators decide and do not rate");
        }
        rows.add(names.samples().number(rating.sampleId()));
        rows.add(claims.size());
        rows.add(Packing.OF_SAMPLE.pack(rating.quality()::in));
        for (ClaimLabel label : rating.claims()) {
            int claim = names.claims().number(label.claimId());
            int labels = Packing.OF_CLAIM.pack(label.labels()::in);
            claims.add(Math.multiplyExact(claim, 1 << CLAIM_BITS) | labels);
        }
        if (!rating.blinded()) {
            unblinded++;
        }
    }

    /// Adds a fresh decision of an adjudicator.
    public void add(Decision decision) {
        if (!(author instanceof Author.Adjudicator)) {
            throw new IllegalStateException("only adjudicators decide");
        }
        rows.add(names.samples().number(decision.sampleId()));
        String claimId = decision.claimId();
        rows.add(claimId == null ? -1 : names.claims().number(claimId));
        int field = FIELDS.indexOf(decision.field());
        rows.add(field << VALUE_BITS | decision.field().category(decision.value()));
    }

    /// Counts a label that was found stale and is left out.
    ///
    /// @param blinded what a rating says of it; true for a decision
    public void addStale(boolean blinded) {
        stale++;
        if (!blinded) {
            unblinded++;
        }
    }

    /// Counts a fresh rating that was given after unblinding and is left out.
    public void addUnblinded() {
        leftOut++;
        unblinded++;
    }

    /// Says which bytes the labels were read from; to be called once the file was read whole.
    ///
    /// @param signedBy whose signature was verified, or null
    public void close(Sha256 sha256, @Nullable String signedBy) {
        long labels = size() + stale + leftOut;
        input =
                switch (author) {
                    case Author.Rater rater ->
                            new Input(
                                    "plumbline-labels", sha256, signedBy, labels, stale, unblinded);
                    case Author.Judge judge ->
                            new Input("plumbline-judge", sha256, signedBy, labels, stale, null);
                    case Author.Adjudicator adjudicator ->
                            new Input(
                                    "plumbline-adjudications",
                                    sha256,
                                    signedBy,
                                    labels,
                                    stale,
                                    null);
                };
    }

    Author author() {
        return author;
    }

    int size() {
        return rows.size() / ROW;
    }

    int sample(int row) {
        return rows.get(row * ROW);
    }

    /// Category of a field of the sample in a rating.
    byte ofSample(int row, LabelField field) {
        return (byte) Packing.OF_SAMPLE.category(field, rows.get(row * ROW + 2));
    }

    /// Where the claim labels of a rating begin.
    int firstClaim(int row) {
        return rows.get(row * ROW + 1);
    }

    /// Where they end.
    int endOfClaims(int row) {
        return row + 1 < size() ? firstClaim(row + 1) : claims.size();
    }

    int claim(int index) {
        return claims.get(index) >> CLAIM_BITS;
    }

    /// Category of a field of a claim.
    byte ofClaim(int index, LabelField field) {
        return (byte) Packing.OF_CLAIM.category(field, claims.get(index));
    }

    /// The claim that a decision is about, or -1.
    int decidedClaim(int row) {
        return rows.get(row * ROW + 1);
    }

    LabelField decidedField(int row) {
        return FIELDS.get(rows.get(row * ROW + 2) >> VALUE_BITS);
    }

    byte decidedValue(int row) {
        return (byte) rows.get(row * ROW + 2);
    }

    boolean isClosed() {
        return input != null;
    }

    boolean isSigned() {
        return input().signedBy() != null;
    }

    /// As the report lists it.
    Input input() {
        return Objects.requireNonNull(input);
    }
}
