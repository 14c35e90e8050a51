package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Agreements;
import org.plumbline.report.JudgeAgreement;

/// Counts how far raters agree with each other, and judges with what people resolved.
final class AgreementTally {

    private final LabelIndex book;
    private final RaterPairs pairs;
    private final ConfusionTally judges;

    AgreementTally(LabelIndex book) {
        this.book = book;
        pairs = new RaterPairs(book);
        judges = new ConfusionTally(book.judges().size());
    }

    /// Adds what was said of a sample.
    void add(SampleLabels labels, SampleStates settled) {
        pairs.add(labels);
        for (var said : labels.judges()) {
            judges.add(book.judges().indexOf(said.file()), settled, said.sheet());
        }
    }

    /// Adds what was counted elsewhere of labels of the same book.
    void addAll(AgreementTally other) {
        pairs.addAll(other.pairs);
        judges.addAll(other.judges);
    }

    /// Of all pairs, judges and fields, also where nothing was said by both.
    Agreements counts() {
        var all = new ArrayList<JudgeAgreement>();
        for (int judge = 0; judge < book.judges().size(); judge++) {
            var fields = new EnumMap<LabelField, Confusion>(LabelField.class);
            for (LabelField field : LabelField.values()) {
                fields.put(field, judges.table(judge, field));
            }
            var author = (Author.Judge) book.files().get(book.judges().get(judge)).author();
            all.add(new JudgeAgreement(author, fields));
        }
        return new Agreements(List.copyOf(pairs.pairs()), all);
    }
}
