package org.plumbline.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Author;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Labels;
import org.plumbline.labels.Rating;
import org.plumbline.labels.Truth;
import org.plumbline.report.tally.LabelIndex;
import org.plumbline.report.tally.Tally;
import org.plumbline.request.Requests;
import org.plumbline.text.Sha256;

/// A small corpus with labels, drawn in a test and counted.
public final class World {

    public static final Labels ABSTAINED = LabelsOf.ABSTAINED;

    public final List<Case> cases = new ArrayList<>();
    public final Map<Author, List<Rating>> ratings = new LinkedHashMap<>();
    public final Map<Author, List<Decision>> decisions = new LinkedHashMap<>();
    public final List<Author> unsigned = new ArrayList<>();
    public int minRaters = 1;

    /// Adds a case.
    public Case add(CaseBuilder drawn) {
        Case whole = drawn.build();
        cases.add(whole);
        return whole;
    }

    /// Adds a case with these claims and one rating by ada that gives all the same labels.
    public Case rated(CaseBuilder drawn, Truth truth, Grounding grounding) {
        Case whole = add(drawn);
        rate("ada", whole, truth, grounding);
        return whole;
    }

    public void rate(String rater, Case whole, Truth truth, Grounding grounding) {
        add(new Author.Rater(rater), rating(whole, truth, grounding, ABSTAINED));
    }

    public void rate(String rater, Case whole, Labels quality) {
        add(new Author.Rater(rater), rating(whole, Truth.TRUE, Grounding.SUPPORTED, quality));
    }

    public void judge(String model, Case whole, Truth truth, Grounding grounding) {
        add(new Author.Judge(model, "run-1"), rating(whole, truth, grounding, ABSTAINED));
    }

    public void add(Author author, Rating rating) {
        ratings.computeIfAbsent(author, a -> new ArrayList<>()).add(rating);
    }

    public void decide(
            String adjudicator,
            Case whole,
            @Nullable String claimId,
            LabelField field,
            LabelValue value) {
        decisions
                .computeIfAbsent(new Author.Adjudicator(adjudicator), a -> new ArrayList<>())
                .add(
                        new Decision(
                                whole.sampleId(),
                                Requests.sha256(whole.sample()),
                                claimId,
                                field,
                                value,
                                "reason",
                                List.of()));
    }

    /// A rating that gives each claim the same labels.
    public static Rating rating(Case whole, Truth truth, Grounding grounding, Labels quality) {
        return new Rating(
                whole.sampleId(),
                Requests.sha256(whole.sample()),
                null,
                true,
                whole.sample().answer().claims().stream()
                        .map(claim -> label(claim.id(), truth, grounding))
                        .toList(),
                quality);
    }

    public static ClaimLabel label(String claimId, Truth truth, Grounding grounding) {
        return LabelsOf.label(claimId, truth, grounding);
    }

    /// The book of all fresh labels.
    public LabelIndex book() {
        var builder = new LabelIndex.Builder();
        ratings.forEach(
                (author, all) -> {
                    var file = builder.file(author);
                    for (Rating rating : all) {
                        if (isFresh(rating)) {
                            file.add(rating);
                        } else {
                            file.addStale(rating.blinded());
                        }
                    }
                    file.close(digest(author.toString()), signer(author));
                });
        decisions.forEach(
                (author, all) -> {
                    var file = builder.file(author);
                    all.forEach(file::add);
                    file.close(digest(author.toString()), null);
                });
        return builder.build();
    }

    /// The report on all cases in the order in which they were added.
    public Report report() {
        var tally = new Tally();
        cases.forEach(tally::add);
        return report(tally);
    }

    public Report report(Tally tally) {
        return tally.report(
                book(),
                ReportTerms.of(minRaters),
                List.of(Input.corpus(digest("corpus")), Input.rubric(digest("rubric"))));
    }

    private boolean isFresh(Rating rating) {
        return cases.stream()
                .filter(one -> one.sampleId().equals(rating.sampleId()))
                .anyMatch(one -> Requests.sha256(one.sample()).equals(rating.requestSha256()));
    }

    /// The only stratum of the report.
    public Stratum stratum() {
        var strata = report().strata();
        if (strata.size() != 1) {
            throw new AssertionError("one stratum expected, not " + strata.size());
        }
        return strata.getFirst();
    }

    public static CaseBuilder drawn(String sampleId, Consumer<CaseBuilder> change) {
        var drawn = new CaseBuilder(sampleId);
        change.accept(drawn);
        return drawn;
    }

    private @Nullable String signer(Author author) {
        return author instanceof Author.Rater(String name) && !unsigned.contains(author)
                ? name
                : null;
    }

    private static Sha256 digest(String name) {
        return Sha256.of(name.getBytes(UTF_8));
    }
}
