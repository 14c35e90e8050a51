package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;
import org.plumbline.report.RaterPair;

/// Counts what each two raters said of the same samples, before any adjudication.
final class RaterPairs {

    private final LabelIndex book;

    /// The place of a rater among all raters by name, by the number of the file.
    private final int[] place;

    private final ConfusionTally tables;

    RaterPairs(LabelIndex book) {
        this.book = book;
        int raters = book.raters().size();
        place = new int[book.files().size()];
        for (int i = 0; i < raters; i++) {
            place[book.raters().get(i)] = i;
        }
        tables = new ConfusionTally(raters * (raters - 1) / 2);
    }

    void add(SampleLabels labels) {
        var people = labels.people();
        for (int i = 0; i < people.size(); i++) {
            for (int j = i + 1; j < people.size(); j++) {
                int a = place[people.get(i).file()];
                int b = place[people.get(j).file()];
                if (a < b) {
                    tables.add(pair(a, b), people.get(i).sheet(), people.get(j).sheet());
                } else {
                    tables.add(pair(b, a), people.get(j).sheet(), people.get(i).sheet());
                }
            }
        }
    }

    /// Adds what was counted elsewhere of labels of the same book.
    void addAll(RaterPairs other) {
        tables.addAll(other.tables);
    }

    /// All pairs by name, and for each all fields.
    List<RaterPair> pairs() {
        var all = new ArrayList<RaterPair>();
        for (int a = 0; a < book.raters().size(); a++) {
            for (int b = a + 1; b < book.raters().size(); b++) {
                for (LabelField field : LabelField.values()) {
                    Confusion table = tables.table(pair(a, b), field);
                    all.add(new RaterPair(name(a), name(b), field, table));
                }
            }
        }
        return all;
    }

    /// Pairs are numbered by their second rater, then by their first.
    private static int pair(int a, int b) {
        return b * (b - 1) / 2 + a;
    }

    private String name(int rater) {
        return ((Author.Rater) book.files().get(book.raters().get(rater)).author()).name();
    }
}
