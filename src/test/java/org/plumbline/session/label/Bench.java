package org.plumbline.session.label;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.files.FragileDisk;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.JournalPlace;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.request.Request;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Environment;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Labeller;
import org.plumbline.session.review.Saved;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

/// A reviewer's bench: two samples, a disk in memory, and a clock that ticks a second a look.
///
/// Sample `a` has claims c1 (cites e1, which was seen) and c2 (cites e2, which was not); sample `b`
/// has no claims.
public final class Bench {

    public static final Path ROOT = Path.of("/data").toAbsolutePath();
    public static final Rubric RUBRIC = new Rubric("Be fair.", Sha256.of(new byte[] {1}));

    final SampleStore store;
    public FragileDisk disk = new FragileDisk(ROOT);
    public Instant now = Instant.parse("2026-11-30T12:00:00Z");

    public Bench() {
        this(new ListStore(true, caseA(), new CaseBuilder("b").build()));
    }

    Bench(SampleStore store) {
        this.store = store;
    }

    static Case caseA() {
        var a = new CaseBuilder("a").seen("e1", "clear() is never called: été");
        a.evidence.add(
                new Evidence(
                        "e2",
                        Role.REFERENCE,
                        Seen.NO,
                        new Content.Text(ExactText.of("held for 3 s")),
                        Completeness.COMPLETE,
                        new Version(null, null, null)));
        a.evidence.add(
                new Evidence(
                        "e3",
                        Role.SEEN,
                        Seen.UNKNOWN,
                        new Content.Binary(new byte[] {(byte) 0xff, 0, 1, 2}),
                        Completeness.COMPLETE,
                        new Version(null, null, null)));
        a.claim("c1", new Span(0, 30), List.of(Region.whole("e1")), Truth.FALSE, null);
        a.claim("c2", new Span(32, 57), List.of(Region.whole("e2")), null, Grounding.SUPPORTED);
        return a.build();
    }

    public Environment place() {
        return new Environment(new DataFolder(ROOT), disk, this::tick, "process 1");
    }

    private Instant tick() {
        now = now.plusSeconds(1);
        return now;
    }

    LabelSession open() {
        return open("ann");
    }

    LabelSession open(String rater) {
        return LabelSession.open(store, new Labeller(rater, RUBRIC), place());
    }

    static LabelSession open(SampleStore store, Path folder, Disk disk) {
        return LabelSession.open(
                store,
                new Labeller("ann", RUBRIC),
                new Environment(
                        new DataFolder(folder),
                        disk,
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        "process 1"));
    }

    /// Where the journal of rater `ann` is.
    Path journalFolder(Path data) {
        return JournalPlace.in(new DataFolder(data), store.sha256(), "ann").folder();
    }

    Request request(int sample) {
        try {
            return store.request(sample);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Does an act on sample `a` and waits until it is saved.
    Saved done(LabelSession session, Act act) throws Exception {
        int sample = store.indexOf(act.sampleId()).orElseThrow();
        return switch (session.apply(request(sample), act)) {
            case Applied.Accepted(var seq, var saved) -> saved.get(60, TimeUnit.SECONDS);
            case Applied.Unchanged() -> throw new AssertionError("nothing changed by " + act);
            case Applied.Refused(var reason, var message) -> throw new AssertionError(message);
        };
    }

    /// Labels all of a sample but `but` of its measures.
    void complete(LabelSession session, int sample, int but) throws Exception {
        var request = request(sample);
        String id = request.sample().sampleId();
        for (var claim : request.sample().answer().claims()) {
            done(session, Act.SetLabel.ofClaim(id, claim.id(), LabelField.TRUTH, Truth.TRUE));
            done(
                    session,
                    Act.SetLabel.ofClaim(id, claim.id(), LabelField.GROUNDING, Grounding.UNKNOWN));
        }
        for (LabelField measure :
                LabelField.ofSample().subList(but, LabelField.ofSample().size())) {
            done(session, Act.SetLabel.ofSample(id, measure, QualityValue.NULL));
        }
    }

    static Act truth(String claim, Truth truth) {
        return Act.SetLabel.ofClaim("a", claim, LabelField.TRUTH, truth);
    }

    static Act grounding(String claim, Grounding grounding) {
        return Act.SetLabel.ofClaim("a", claim, LabelField.GROUNDING, grounding);
    }
}
