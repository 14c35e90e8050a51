package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Measure;
import org.plumbline.report.Categories;
import org.plumbline.text.Sha256;

/// All that was freshly said of one sample, and what it comes to. A stale label is counted as stale
/// and is gone.
final class SampleLabels {

    /// In the place of a category: fewer raters than asked for, or nothing said.
    static final byte MISSING = Categories.COUNT;

    /// In the place of a category: raters differ, and nobody has decided.
    static final byte DISPUTED = MISSING + 1;

    /// How many categories and states there are.
    static final int STATES = DISPUTED + 1;

    private final LabelBook book;

    /// The number of each claim's id, or -1 where no label has that id.
    private final int[] claims;

    private final List<Said> people = new ArrayList<>();
    private final List<Said> judges = new ArrayList<>();
    private final Sheet decided;
    private @Nullable Map<Integer, Integer> positions;

    /// What one author said.
    ///
    /// @param file the author's file by its number in the book
    record Said(int file, Sheet sheet) {}

    /// Collects what the book has of a sample.
    ///
    /// @param request the hash that a fresh label has
    /// @param stale counts stale labels by file
    SampleLabels(LabelBook book, Sample sample, @Nullable Sha256 request, long[] stale) {
        this.book = book;
        claims =
                sample.answer().claims().stream()
                        .mapToInt(claim -> book.names().claims().find(claim.id()))
                        .toArray();
        decided = new Sheet(claims.length, MISSING);
        int fresh = request == null ? -1 : book.names().requests().find(request.hex());
        book.each(
                sample.sampleId(),
                (file, row) -> {
                    if (book.files().get(file).request(row) == fresh) {
                        take(file, row);
                    } else {
                        stale[file]++;
                    }
                });
    }

    static boolean isCategory(byte state) {
        return state < MISSING;
    }

    List<Said> people() {
        return people;
    }

    List<Said> judges() {
        return judges;
    }

    /// What a judge said, by the number of its file; missing throughout where that is nothing.
    Sheet ofJudge(int file) {
        for (Said said : judges) {
            if (said.file() == file) {
                return said.sheet();
            }
        }
        return new Sheet(claims.length, MISSING);
    }

    /// What people's labels come to. A decision counts where enough people rated.
    Sheet settled(int minRaters) {
        var settled = new Sheet(claims.length, MISSING);
        if (people.size() >= minRaters) {
            for (LabelField field : LabelField.values()) {
                byte[] states = settled.of(field);
                byte[] decisions = decided.of(field);
                for (int at = 0; at < states.length; at++) {
                    states[at] = isCategory(decisions[at]) ? decisions[at] : common(field, at);
                }
            }
        }
        return settled;
    }

    private byte common(LabelField field, int at) {
        byte first = people.getFirst().sheet().of(field)[at];
        for (Said said : people) {
            if (said.sheet().of(field)[at] != first) {
                return DISPUTED;
            }
        }
        return first;
    }

    private void take(int number, int row) {
        LabelFile file = book.files().get(number);
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

    private Sheet sheet(LabelFile file, int row) {
        var sheet = new Sheet(claims.length, MISSING);
        int first = file.firstClaim(row);
        for (int index = first; index < file.endOfClaims(row); index++) {
            int at = position(index - first, file.claim(index));
            sheet.of(LabelField.TRUTH)[at] = file.truth(index);
            sheet.of(LabelField.GROUNDING)[at] = file.grounding(index);
        }
        for (Measure measure : Measure.values()) {
            sheet.of(measure.field())[0] = file.quality(row, measure);
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
