package org.plumbline.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.Kept;
import org.plumbline.files.Disk;
import org.plumbline.text.Sha256;

/// The journals that an earlier version wrote, as the journal alone reads them.
class KeptJournalTest {

    private static final Sha256 FIRST =
            new Sha256("5df1e49a0dd83a5e0440deffbdcb7a1955ccd96cd22b6ba909b044878f5e7aa1");
    private static final Sha256 SECOND =
            new Sha256("e028a74a7a0ae077daf4a31f881983565fbed554449e8bb0fbb5e9b0e30e892f");
    private static final String HARD_ID = "zwei \"é\"\\\0\u202e/..";

    @TempDir Path folder;

    private Journal open(String kind, String labelled) throws IOException {
        Files.write(folder.resolve("journal.jsonl"), Kept.bytes(kind + "/journal.jsonl"));
        Sha256 digest = Sha256.of(Kept.bytes(kind + "/" + labelled));
        var journal =
                Journal.open(
                        Disk.ofSystem(),
                        new JournalPlace(folder, digest, "Ann \"é\" Mørk/2"),
                        "process 1",
                        () -> Instant.parse("2026-12-24T18:00:00Z"),
                        new JournalFixture.Silent());
        assertThat(journal.readOnly()).isEmpty();
        assertThat(journal.keptAside()).isEmpty();
        return journal;
    }

    @ParameterizedTest
    @CsvSource({"labels, corpus.json", "reviews, table.json"})
    void whatWasReadIsWrittenAgainToTheByte(String kind, String labelled) throws IOException {
        try (var journal = open(kind, labelled)) {
            Kept.hold(kind + "/journal.jsonl", journal.whole());
        }
        assertThat(folder.resolve("journal.jsonl"))
                .hasBinaryContent(Kept.bytes(kind + "/journal.jsonl"));
    }

    /// The digests were computed once more from the corpus by another program (FORMATS 3).
    @Test
    void eachSampleIsBoundToTheRequestThatWasLabelled() throws IOException {
        try (var journal = open("labels", "corpus.json")) {
            var drafts = journal.replay().drafts(Kind.SAMPLES, FIRST);

            assertThat(drafts.touched())
                    .containsExactly("empty", "left", "s-1", "withheld", HARD_ID);
            assertThat(drafts.seen("s-1").orElseThrow().hex())
                    .isEqualTo("eb67a436365f6ac20037a1cd6f01a30263b1fbc8eb2e84f91a03c7e907b476e6");
            assertThat(drafts.seen(HARD_ID).orElseThrow().hex())
                    .isEqualTo("f0e106db0d74210fbad01fc013a8c9074b7d2946924fe4ca87195808ce364792");
            assertThat(drafts.seen("empty").orElseThrow().hex())
                    .isEqualTo("47f33f75115c8abe5aad816d11e26f0d88ce3701f98cf82cc9d24d9357d7e0da");
            assertThat(drafts.seen("withheld").orElseThrow().hex())
                    .isEqualTo("1eb9b704105c33c13ce2ffe2f3730545bcf8e813c423b82e42f66768651057ea");
            assertThat(drafts.seen("left").orElseThrow().hex())
                    .isEqualTo("0b2f85219ee8052c6c762ead181e9b33f01247626afe1f74685edd6e8b43c745");
        }
    }

    @Test
    void itIsKnownWhatComesNextAndWhereTheReviewerStood() throws IOException {
        try (var journal = open("labels", "corpus.json")) {
            Replay replay = journal.replay();

            assertThat(replay.rubric()).contains(FIRST);
            assertThat(replay.counts(Kind.SAMPLES)).isEqualTo(Map.of(FIRST, 4, SECOND, 1));
            assertThat(replay.drafts(Kind.SAMPLES, FIRST).undoable()).hasValue(61);
            assertThat(replay.drafts(Kind.SAMPLES, FIRST).redoable()).hasValue(62);
            assertThat(replay.drafts(Kind.SAMPLES, SECOND).undoable()).hasValue(53);
            assertThat(replay.drafts(Kind.SAMPLES, SECOND).redoable()).hasValue(54);
            assertThat(replay.unblinded()).isEqualTo(OptionalLong.of(58));
            assertThat(replay.order()).contains(new Event.Ordered("7"));
            assertThat(replay.stood()).contains(new Event.Stood(HARD_ID, "c1"));
            assertThat(journal.latest()).contains(Instant.parse("2026-11-30T12:00:47.250Z"));
        }
    }

    @Test
    void theNextReviewToUndoIsKnown() throws IOException {
        try (var journal = open("reviews", "table.json")) {
            Replay replay = journal.replay();

            assertThat(replay.rubric()).contains(FIRST);
            assertThat(replay.drafts(Kind.ROWS, FIRST).undoable()).hasValue(20);
            assertThat(replay.drafts(Kind.ROWS, FIRST).redoable()).hasValue(21);
            assertThat(replay.drafts(Kind.ROWS, SECOND).undoable()).hasValue(16);
            assertThat(replay.drafts(Kind.ROWS, SECOND).redoable()).hasValue(17);
        }
    }

    /// An older version's mark is found again, or its labels would be offered once more.
    @Test
    void aJournalBesideThatWasTakenOverIsKnownByItsMark() throws IOException {
        try (var _ = open("labels", "corpus.json")) {
            Path copy = folder.resolve("journal (copy).jsonl");
            Files.write(copy, Kept.bytes("labels/journal.jsonl"));
            var place =
                    new JournalPlace(
                            folder,
                            Sha256.of(Kept.bytes("labels/corpus.json")),
                            "Ann \"é\" Mørk/2");
            var other = OtherJournal.beside(Disk.ofSystem(), place).getFirst();
            assertThat(other.isTaken(FIRST)).isFalse();

            Files.createFile(folder.resolve(copy.getFileName() + ".taken-afd0ebc12d1a39a2"));

            assertThat(other.isTaken(FIRST)).isTrue();
            assertThat(other.isTaken(SECOND)).isFalse();
        }
    }
}
