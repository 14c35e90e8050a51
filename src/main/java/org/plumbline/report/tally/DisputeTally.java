package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Disputed;
import org.plumbline.report.StratumKey;
import org.plumbline.text.CodePointOrder;

/// Finds the values that raters gave apart, and those that somebody decided.
///
/// Takes cases as [Tally] does, in the few bytes that labels are counted against, and labels after
/// them.
public final class DisputeTally {

    private final Map<StratumKey, CaseList> placed = new TreeMap<>();

    /// Samples whose stratum is hidden.
    private final CaseList unplaced = new CaseList();

    private final Map<Disputed.Said, Disputed.Said> said = new HashMap<>();

    /// Adds a case, which may be forgotten afterwards.
    public void add(Case attempt) {
        placed.computeIfAbsent(StratumKey.of(attempt), key -> new CaseList())
                .add(
                        attempt.sampleId(),
                        0,
                        Standing.of(attempt),
                        attempt.sample().answer().claims());
    }

    /// Adds a sample of a requests file, whose stratum is hidden.
    public void add(Sample sample) {
        unplaced.add(sample.sampleId(), 0, Standing.FAILED, sample.answer().claims());
    }

    /// What is disputed or decided: samples by code point of their ids, then claims in the sample's
    /// order with their fields, then the measures.
    public List<Disputed> disputed(LabelIndex book) {
        var found = new ArrayList<Disputed>();
        placed.forEach((stratum, cases) -> collect(stratum, cases, book, found));
        collect(null, unplaced, book, found);
        // Of one sample they stand in their order already, and the sort keeps it.
        found.sort(Comparator.comparing(one -> one.place().sampleId(), CodePointOrder.INSTANCE));
        return found;
    }

    private void collect(
            @Nullable StratumKey stratum, CaseList cases, LabelIndex book, List<Disputed> into) {
        int[] bookNumbers = book.claimNumbers(cases.claimIds());
        for (int i = 0; i < cases.size(); i++) {
            int[] claims = cases.claims(i);
            int[] ofBook = new int[claims.length];
            for (int at = 0; at < claims.length; at++) {
                ofBook[at] = bookNumbers[claims[at]];
            }
            var labels = new SampleLabels(book, cases.sampleId(i), ofBook);
            var of = new Disputed.Place(stratum, cases.sampleId(i), null);
            for (int at = 0; at < claims.length; at++) {
                var claim = of.ofClaim(cases.claimIds().name(claims[at]));
                for (LabelField field : LabelField.ofClaim()) {
                    collect(claim, field, at, labels, into);
                }
            }
            for (LabelField field : LabelField.ofSample()) {
                collect(of, field, 0, labels, into);
            }
        }
    }

    private void collect(
            Disputed.Place place,
            LabelField field,
            int at,
            SampleLabels labels,
            List<Disputed> into) {
        byte decided = labels.decided(field, at);
        if (!labels.isDisputed(field, at) && !SampleStates.isCategory(decided)) {
            return;
        }
        var all = new ArrayList<Disputed.Said>();
        for (var rater : labels.people()) {
            all.add(said(labels.rater(rater), field, rater.sheet().of(field)[at]));
        }
        all.sort(Comparator.comparing(Disputed.Said::rater, CodePointOrder.INSTANCE));
        LabelValue decision =
                SampleStates.isCategory(decided) ? field.choices().get(decided) : null;
        into.add(new Disputed(place, field, all, decision));
    }

    /// Each rater says few different things, so that many disputes share them.
    private Disputed.Said said(String rater, LabelField field, byte category) {
        var one = new Disputed.Said(rater, field.choices().get(category));
        return said.computeIfAbsent(one, same -> same);
    }
}
