package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.Case;
import org.plumbline.files.AtomicFile;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.TakenFrom;
import org.plumbline.labels.Truth;
import org.plumbline.session.order.Position;
import org.plumbline.session.others.Difference;
import org.plumbline.session.progress.Ready;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Labels belong to requests: what was said of one in another file is offered, and taken over as
/// one act.
class ElsewhereTest {

    private static Case plain(String id) {
        return new CaseBuilder(id).claims("c1", "c2").build();
    }

    /// The request is another one: its output has changed.
    private static Case changed(String id) {
        var built = new CaseBuilder(id).claims("c1", "c2");
        built.output = "The cache is cleared now, and the lock is held too long.";
        return built.build();
    }

    /// The same request with other hidden labels.
    private static Case corrected(String id) {
        var built =
                new CaseBuilder(id)
                        .claim("c1", new Span(0, 3), List.of(), Truth.FALSE, Grounding.UNKNOWN)
                        .claims("c2");
        built.expected =
                LabelsOf.quality(
                        QualityValue.TRUE,
                        QualityValue.FALSE,
                        QualityValue.TRUE,
                        QualityValue.FALSE);
        built.model = "model-2";
        return built.build();
    }

    private static Act truth(String sample, String claim, Truth value) {
        return Act.SetLabel.ofClaim(sample, claim, LabelField.TRUTH, value);
    }

    private static Act unknown(String sample, String claim) {
        return Act.SetLabel.ofClaim(sample, claim, LabelField.GROUNDING, Grounding.UNKNOWN);
    }

    private static Act measure(String sample, LabelField field) {
        return Act.SetLabel.ofSample(sample, field, QualityValue.NULL);
    }

    /// All that can be said of a sample.
    private static Act[] all(String sample) {
        return new Act[] {
            truth(sample, "c1", Truth.TRUE),
            unknown(sample, "c1"),
            truth(sample, "c2", Truth.FALSE),
            unknown(sample, "c2"),
            new Act.SetNote(sample, "c2", "two\nlines"),
            measure(sample, LabelField.RELEVANCE),
            measure(sample, LabelField.REPETITION),
            measure(sample, LabelField.USEFULNESS),
            measure(sample, LabelField.CORRECT_WITHHOLDING)
        };
    }

    @Test
    void aReformattedFileHasAllLabelsAfterOneAct() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(all("a"));
        Draft before;
        try (var session = files.openOlder()) {
            before = session.draft(0);
        }
        try (var session = files.openNewer()) {
            var taken = TwoFiles.take(session);

            assertThat(taken.labels()).isEqualTo(9);
            assertThat(taken.samples()).isEqualTo(1);
            assertThat(session.draft(0)).isEqualTo(before);
            assertThat(session.state(0)).isEqualTo(SampleState.DONE);
            assertThat(session.counts().samplesDone()).isEqualTo(1);
            assertThat(TwoFiles.offers(session)).as("offered once").isEmpty();
        }
    }

    @Test
    void aFileWithOneCaseMoreHasTheLabelsOfTheOthers() throws Exception {
        var files = new TwoFiles(List.of(plain("a")), List.of(plain("new"), plain("a")));
        files.labelOlder(all("a"));
        try (var session = files.openNewer()) {
            TwoFiles.take(session);

            assertThat(session.state(0)).isEqualTo(SampleState.TO_DO);
            assertThat(session.state(1)).isEqualTo(SampleState.DONE);
        }
    }

    @Test
    void aCorrectedHiddenLabelCostsNoStroke() throws Exception {
        var files =
                new TwoFiles(List.of(plain("a"), plain("b")), List.of(corrected("a"), plain("b")));
        files.labelOlder(all("a"));
        files.labelOlder(all("b"));
        try (var session = files.openNewer()) {
            TwoFiles.take(session);

            assertThat(session.counts().samplesDone()).isEqualTo(2);
        }
    }

    @Test
    void aRequestThatChangedIsToldAndNotTakenOver() throws Exception {
        var files =
                new TwoFiles(
                        List.of(plain("a"), plain("b"), plain("gone")),
                        List.of(changed("a"), plain("b")));
        for (String id : List.of("a", "b", "gone")) {
            files.labelOlder(all(id));
        }
        try (var session = files.openNewer()) {
            var offer = TwoFiles.only(session);

            assertThat(offer.changed()).isEqualTo(1);
            assertThat(offer.samples()).isEqualTo(1);
            assertThat(offer.labels()).isEqualTo(9);
            assertThat(offer.elsewhere()).isEqualTo(1);

            TwoFiles.take(session);
            assertThat(session.draft(0)).isEqualTo(Draft.EMPTY);
        }
    }

    @Test
    void anAnswerIsNeverOverwrittenAndWhatDiffersIsTold() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        files.labelOlder(all("a"));
        try (var session = files.openNewer()) {
            TwoFiles.say(session, files.newer, truth("a", "c1", Truth.UNSUPPORTED));

            var offer = TwoFiles.only(session);
            assertThat(offer.items().getFirst().different())
                    .containsExactly(new Difference("c1", "truth", "unsupported", "true"));
            assertThat(offer.labels()).isEqualTo(8);

            TwoFiles.take(session);
            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH))
                    .isEqualTo(Truth.UNSUPPORTED);
            assertThat(session.state(0)).isEqualTo(SampleState.DONE);
            assertThat(TwoFiles.only(session).labels()).as("nothing more").isZero();
        }
    }

    @Test
    void whatWasSaidBetweenTheLookAndTheTakingStays() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        files.labelOlder(all("a"));
        try (var session = files.openNewer()) {
            var offer = TwoFiles.only(session);
            TwoFiles.say(session, files.newer, truth("a", "c1", Truth.UNSUPPORTED));

            offer.take();

            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH))
                    .isEqualTo(Truth.UNSUPPORTED);
        }
    }

    @Test
    void oneUndoTakesAllOfItBackAndOneRedoDoesItAgainAcrossRestarts() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(all("a"));
        files.labelOlder(all("b"));
        try (var session = files.openNewer()) {
            TwoFiles.say(session, files.newer, truth("a", "c1", Truth.FALSE));
            TwoFiles.take(session);
        }
        try (var session = files.openNewer()) {
            assertThat(session.counts().samplesDone()).isEqualTo(2);

            var change = session.review().undo().orElseThrow();

            assertThat(change.items()).containsExactly("a", "b");
            assertThat(session.counts().samplesInProgress()).isEqualTo(1);
            assertThat(session.draft(1)).isEqualTo(Draft.EMPTY);
        }
        try (var session = files.openNewer()) {
            session.review().redo().orElseThrow();
        }
        try (var session = files.openNewer()) {
            assertThat(session.counts().samplesDone()).isEqualTo(2);
            session.review().undo();
            session.review().undo();
            assertThat(session.counts().samplesInProgress()).as("its own act too").isZero();
        }
    }

    @Test
    void theReviewerStaysWhereTheyAre() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"), plain("c"));
        files.labelOlder(all("c"));
        try (var session = files.openNewer()) {
            session.moveTo(new Position(1, "c2"));
            TwoFiles.take(session);
            assertThat(session.position()).isEqualTo(new Position(1, "c2"));

            session.review().undo();
            assertThat(session.position()).isEqualTo(new Position(1, "c2"));
        }
    }

    @Test
    void aKillAtAnyByteLeavesAllOfItOrNothing() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(all("a"));
        files.labelOlder(all("b"));
        byte[] before;
        byte[] after;
        try (var session = files.openNewer()) {
            session.review().saving().settle();
            before = files.journalOfNewer();
            TwoFiles.take(session);
            after = files.journalOfNewer();
        }
        for (int length = before.length; length <= after.length; length++) {
            files.putJournalOfNewer(Arrays.copyOf(after, length));
            try (var session = files.openNewer()) {
                assertThat(session.counts().samplesDone())
                        .as("the first %d bytes", length)
                        .isEqualTo(length == after.length ? 2 : 0);
            }
        }
    }

    @Test
    void aLabelKeepsItsTimeAndThatItWasNotGivenBlind() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(all("a"));
        try (var session = files.openOlder()) {
            ((Applied.Accepted) session.unblind()).saved().get();
        }
        files.labelOlder(all("b"));
        List<Ready> before;
        try (var session = files.openOlder()) {
            before = session.selection().ready();
        }
        try (var session = files.openNewer()) {
            TwoFiles.take(session);

            assertThat(session.selection().ready()).isEqualTo(before);
            assertThat(before.get(0).given().blinded()).isTrue();
            assertThat(before.get(1).given().blinded()).isFalse();
            assertThat(session.isBlinded()).as("the other samples of this file").isTrue();
        }
    }

    @Test
    void whatIsSaidOfASampleAfterwardsIsNotBlindWhereItsHiddenHalfWasSeenElsewhere()
            throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(all("a"));
        try (var session = files.openOlder()) {
            ((Applied.Accepted) session.unblind()).saved().get();
        }
        try (var session = files.openNewer()) {
            TwoFiles.take(session);
            assertThat(session.selection().ready().getFirst().given().blinded()).isTrue();

            TwoFiles.say(session, files.newer, truth("a", "c1", Truth.UNSUPPORTED));

            assertThat(session.selection().ready().getFirst().given().blinded()).isFalse();
        }
    }

    @Test
    void anUndoOfTheTakingOverMakesNoLabelLater() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        files.labelOlder(new Act.SetNote("a", "c1", "a note"));
        try (var session = files.openNewer()) {
            TwoFiles.say(
                    session,
                    files.newer,
                    Arrays.stream(all("a"))
                            .filter(act -> !(act instanceof Act.SetNote))
                            .toArray(Act[]::new));
            var before = session.selection().ready();
            TwoFiles.take(session);

            session.review().undo();

            assertThat(session.selection().ready()).isEqualTo(before);
        }
    }

    @Test
    void theHistorySaysFromWhere() throws Exception {
        var files = TwoFiles.reformatted(plain("a"), plain("b"));
        files.labelOlder(truth("b", "c1", Truth.TRUE));
        try (var session = files.openNewer()) {
            TwoFiles.take(session);
            session.review().undo();
        }
        try (var session = files.openNewer()) {
            var from =
                    new TakenFrom(
                            TakenFrom.Place.JOURNAL,
                            "older.json",
                            files.olderSha256(),
                            "ann",
                            false);
            assertThat(session.history(0)).isEmpty();
            assertThat(session.history(1))
                    .extracting(HistoryEntry::kind)
                    .containsExactly(HistoryEntry.Kind.TAKEN_OVER, HistoryEntry.Kind.UNDONE);
            assertThat(session.history(1))
                    .allSatisfy(
                            entry -> {
                                assertThat(entry.from()).contains(from);
                                assertThat(entry.acts())
                                        .containsExactly(truth("b", "c1", Truth.TRUE));
                                assertThat(entry.standing()).isFalse();
                            });
        }
    }

    @Test
    void offersNothingOfAnotherRaterAndNothingByAnotherGuide() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        try (var session = files.open(files.older, "bob")) {
            TwoFiles.say(session, files.older, all("a"));
        }
        var guide = new org.plumbline.request.Rubric("Be quick.", files.olderSha256());
        try (var session =
                LabelSession.open(files.older, new Labeller("ann", guide), files.bench.place())) {
            TwoFiles.say(session, files.older, all("a"));
        }
        try (var session = files.openNewer()) {
            assertThat(TwoFiles.offers(session)).isEmpty();
        }
    }

    @Test
    void labelsFromBeforeANameWasSaidAreOfferedAlsoOfTheSameFile() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        try (var session = files.open(files.newer, "rater-1")) {
            TwoFiles.say(session, files.newer, all("a"));
        }
        try (var session = files.openNewer()) {
            assertThat(TwoFiles.only(session).from().rater()).isEqualTo("rater-1");
            TwoFiles.take(session);
            assertThat(session.state(0)).isEqualTo(SampleState.DONE);
        }
    }

    @Test
    void whatIsSoundOfADamagedJournalIsOfferedAndToldToBeThat() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        files.labelOlder(all("a"));
        byte[] bytes = files.bench.disk.read(files.journal(files.older));
        bytes[bytes.length - 20] ^= 1;
        new AtomicFile(files.bench.disk).replace(files.journal(files.older), bytes);
        try (var session = files.openNewer()) {
            var offer = TwoFiles.only(session);

            assertThat(offer.isWhole()).isFalse();
            assertThat(offer.labels()).isEqualTo(8);
        }
    }

    @Test
    void aGroundingThatLeansOnWhatIsNotTakenIsLeftAndTold() throws Exception {
        var files = TwoFiles.reformatted(Bench.caseA());
        files.labelOlder(
                new Act.Cite("a", "c2", List.of(Region.whole("e1"))),
                Bench.grounding("c2", Grounding.SUPPORTED));
        try (var session = files.openNewer()) {
            TwoFiles.say(
                    session, files.newer, new Act.Cite("a", "c2", List.of(Region.whole("e3"))));

            var taken = TwoFiles.take(session);

            assertThat(taken.labels()).isZero();
            assertThat(taken.unfitting()).isEqualTo(1);
            assertThat(session.draft(0).claim("c2").of(LabelField.GROUNDING)).isNull();
        }
    }

    @Test
    void aSessionThatCannotBeWrittenOffersNothing() throws Exception {
        var files = TwoFiles.reformatted(plain("a"));
        files.labelOlder(all("a"));
        try (var session = files.openNewer();
                var second = files.openNewer()) {
            assertThat(TwoFiles.offers(second)).isEmpty();
            assertThat(TwoFiles.offers(session)).hasSize(1);
        }
    }
}
