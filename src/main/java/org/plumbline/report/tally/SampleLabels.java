package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;

/// All that was said of one sample, and what it comes to.
final class SampleLabels {

    private final LabelIndex book;

    private final int[] claims;

    private final List<Said> people = new ArrayList<>();
    private final List<Said> judges = new ArrayList<>();
    private final SampleStates decided;
    private @Nullable Map<Integer, Integer> positions;

    /// What one author said.
    ///
    /// @param file the author's file by its number in the book
    record Said(int file, SampleStates sheet) {}

    /// Collects what the book has of a sample.
    ///
    /// @param claims the book's numbers of the ids of the sample's claims; -1 where no label has
    ///   one
    SampleLabels(LabelIndex book, String sampleId, int[] claims) {
        this.book = book;
        this.claims = claims;
        decided = new SampleStates(claims.length, SampleStates.MISSING);
        book.each(sampleId, this::take);
    }

    List<Said> people() {
        return people;
    }

    List<Said> judges() {
        return judges;
    }

    /// What a judge said, by the number of its file; missing throughout where that is nothing.
    SampleStates ofJudge(int file) {
        for (Said said : judges) {
            if (said.file() == file) {
                return said.sheet();
            }
        }
        return new SampleStates(claims.length, SampleStates.MISSING);
    }

    /// The name of whoever said this.
    ///
    /// @param person one of [#people]
    String rater(Said person) {
        return switch (book.files().get(person.file()).author()) {
            case Author.Rater(String name) -> name;
            case Author.Judge judge -> throw new IllegalArgumentException("a judge: " + judge);
            case Author.Adjudicator one -> throw new IllegalArgumentException("decides: " + one);
        };
    }

    /// True where people's labels differ, whatever was decided.
    boolean isDisputed(LabelField field, int at) {
        return people.size() > 1 && common(field, at) == SampleStates.DISPUTED;
    }

    /// The category that was decided, or [SampleStates#MISSING].
    byte decided(LabelField field, int at) {
        return decided.of(field)[at];
    }

    /// What people's labels come to. A decision counts where enough people rated.
    SampleStates settled(int minRaters) {
        var settled = new SampleStates(claims.length, SampleStates.MISSING);
        if (people.size() >= minRaters) {
            for (LabelField field : LabelField.values()) {
                byte[] states = settled.of(field);
                byte[] decisions = decided.of(field);
                for (int at = 0; at < states.length; at++) {
                    states[at] =
                            SampleStates.isCategory(decisions[at])
                                    ? decisions[at]
                                    : common(field, at);
                }
            }
        }
        return settled;
    }

    private byte common(LabelField field, int at) {
        byte first = people.getFirst().sheet().of(field)[at];
        for (Said said : people) {
            if (said.sheet().of(field)[at] != first) {
                return SampleStates.DISPUTED;
            }
        }
        return first;
    }

    private void take(int number, int row) {
        PackedLabels file = book.files().get(number);
        switch (file.author()) {
            case Author.Rater rater -> people.add(new Said(number, sheet(file, row)));
            case Author.Judge judge -> judges.add(new Said(number, sheet(file, row)));
            case Author.Adjudicator adjudicator -> {
                LabelField field = file.decidedField(row);
                int at = field.isOfClaim() ? position(0, file.decidedClaim(row)) : 0;
                decided.of(field)[at] = file.decidedValue(row);
            }
        }
    }

    private SampleStates sheet(PackedLabels file, int row) {
        var sheet = new SampleStates(claims.length, SampleStates.MISSING);
        int first = file.firstClaim(row);
        for (int index = first; index < file.endOfClaims(row); index++) {
            int at = position(index - first, file.claim(index));
            for (LabelField field : LabelField.ofClaim()) {
                sheet.of(field)[at] = file.ofClaim(index, field);
            }
        }
        for (LabelField field : LabelField.ofSample()) {
            sheet.of(field)[0] = file.ofSample(row, field);
        }
        return sheet;
    }

    /// Where a claim stands in the sample: mostly where the rating has it, but claims go by their
    /// ids, never by their order.
    private int position(int guess, int claim) {
        if (guess < claims.length && claims[guess] == claim) {
            return guess;
        }
        if (positions == null) {
            positions = new HashMap<>();
            for (int i = 0; i < claims.length; i++) {
                positions.put(claims[i], i);
            }
        }
        Integer at = positions.get(claim);
        if (at == null) {
            throw new IllegalArgumentException(
                    "a label of claim " + book.names().claims().name(claim) + ", which is unknown");
        }
        return at;
    }
}
