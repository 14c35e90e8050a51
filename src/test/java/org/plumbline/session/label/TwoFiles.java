package org.plumbline.session.label;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plumbline.corpus.Case;
import org.plumbline.files.AtomicFile;
import org.plumbline.journal.JournalPlace;
import org.plumbline.labels.Act;
import org.plumbline.session.others.Offer;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

/// One rater's data folder on a disk in memory, and two files of samples that have some of their
/// requests in common.
final class TwoFiles {

    final Bench bench;
    final ListStore older;
    final ListStore newer;

    TwoFiles(List<Case> older, List<Case> newer) {
        this.older = store("older", older);
        this.newer = store("newer", newer);
        this.bench = new Bench(this.newer);
    }

    /// The same cases in a file of other bytes.
    static TwoFiles reformatted(Case... cases) {
        return new TwoFiles(List.of(cases), List.of(cases));
    }

    private static ListStore store(String bytes, List<Case> cases) {
        return new ListStore(
                true, bytes.getBytes(StandardCharsets.UTF_8), cases.toArray(Case[]::new));
    }

    LabelSession open(ListStore store, String rater) {
        var session = LabelSession.open(store, new Labeller(rater, Bench.RUBRIC), bench.place());
        session.elsewhere().called(store.equals(older) ? "/stick/older.json" : "/stick/newer.json");
        return session;
    }

    LabelSession openOlder() {
        return open(older, "ann");
    }

    LabelSession openNewer() {
        return open(newer, "ann");
    }

    /// Does these acts in the older file, as `ann`.
    void labelOlder(Act... acts) throws Exception {
        try (var session = openOlder()) {
            say(session, older, acts);
        }
    }

    static void say(LabelSession session, ListStore store, Act... acts) throws Exception {
        for (Act act : acts) {
            int sample = store.indexOf(act.sampleId()).orElseThrow();
            if (!(session.apply(store.request(sample), act)
                    instanceof org.plumbline.session.review.Applied.Accepted)) {
                throw new AssertionError(act + " was not done");
            }
        }
        session.review().saving().settle();
    }

    static List<Offer> offers(LabelSession session) throws IOException {
        return session.elsewhere().offers(List.of("rater-1"), (read, total) -> {});
    }

    static Offer only(LabelSession session) throws IOException {
        var offers = offers(session);
        if (offers.size() != 1) {
            throw new AssertionError("offered: " + offers);
        }
        return offers.getFirst();
    }

    static TakenOver take(LabelSession session) throws Exception {
        var taken = only(session).take();
        taken.saved().get(60, TimeUnit.SECONDS);
        return taken;
    }

    Path journal(ListStore store) {
        return place(store).folder().resolve("journal.jsonl");
    }

    private JournalPlace place(ListStore store) {
        return JournalPlace.in(bench.place().data(), store.sha256(), "ann");
    }

    byte[] journalOfNewer() throws IOException {
        return bench.disk.read(journal(newer));
    }

    void putJournalOfNewer(byte[] bytes) throws IOException {
        new AtomicFile(bench.disk).replace(journal(newer), bytes);
    }

    Sha256 olderSha256() {
        return older.sha256();
    }
}
