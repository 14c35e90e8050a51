package org.plumbline.session.others;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Given;
import org.plumbline.journal.OtherJournal;
import org.plumbline.labels.TakenFrom;
import org.plumbline.text.Sha256;

/// What a journal of the data folder says of items of one kind by one rubric.
record JournalSaid<K, D>(OtherJournal journal, Drafts<K, D> drafts, TakenFrom from)
        implements Said<K, D> {

    @Override
    public Optional<Instant> latest() {
        return journal.latest();
    }

    @Override
    public boolean isWhole() {
        return journal.isWhole();
    }

    @Override
    public Set<K> items() {
        return drafts.said();
    }

    @Override
    public D draft(K item) {
        return drafts.draft(item);
    }

    @Override
    public Optional<Sha256> seen(K item) {
        return drafts.seen(item);
    }

    @Override
    public Given given(K item) {
        var given = journal.given(drafts.history(item));
        // In a damaged journal it is not known which labels came before something hidden was seen.
        boolean blinded = given.blinded() && (journal.isWhole() || !from.sawHidden());
        return new Given(given.at(), blinded);
    }
}
