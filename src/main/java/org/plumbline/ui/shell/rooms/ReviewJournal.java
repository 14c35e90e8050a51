package org.plumbline.ui.shell.rooms;

import java.util.Optional;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.records.RecordsController;

/// The reviews of the open table.
record ReviewJournal(RecordsController records, RecordReview table) implements JournalOwner {

    @Override
    public JournalsBeside beside() {
        return table.beside();
    }

    @Override
    public Elsewhere<?, ?> elsewhere() {
        return table.elsewhere();
    }

    /// Rows have annotations, which no label file has.
    @Override
    public Optional<LabelSession> labels() {
        return Optional.empty();
    }

    @Override
    public String item(int number) {
        var key = table.row(number).key();
        return Words.get(
                "takeover.row.key", key.taskId(), key.condition(), String.valueOf(key.replicate()));
    }

    @Override
    public String kind() {
        return "reviews";
    }

    @Override
    public boolean isOpen() {
        return records.open().filter(table::equals).isPresent();
    }

    @Override
    public JournalledReview<?, ?> review() {
        return table.review();
    }

    @Override
    public boolean wasBrought() {
        return table.beside().found() || review().saving().isBesideAnother();
    }

    @Override
    public void commit() {
        records.commit();
    }

    /// Of a table nothing is hidden.
    @Override
    public boolean isUnblindedBy(OtherLabels other) {
        return false;
    }

    @Override
    public String counts(OtherLabels other) {
        return Words.get(
                "records.others.counts", other.onlyThere(), other.onlyHere(), other.different());
    }

    @Override
    public String promise() {
        return Words.get("records.others.stays");
    }

    @Override
    public String counts(TakenOver taken) {
        return Words.get("records.others.taken", taken.samples());
    }

    @Override
    public void takenOver(TakenOver taken) {
        records.takenOver(table);
    }

    @Override
    public void openAgain() {
        records.openAgain();
    }
}
