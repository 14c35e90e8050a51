package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.Kept;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.order.Position;
import org.plumbline.session.progress.FileProgress;
import tools.jackson.databind.json.JsonMapper;

/// A journal of labels that an earlier version wrote is read, comes to what it came to then, is
/// written again to the byte, and gives the label file that it gave.
class KeptLabelsTest {

    /// Line ends, quotes, controls, marks of direction, accents, what is joined, what is no
    /// character: as the kept journal spells it.
    static final String NOTE =
            "first line\nsecond\r\n\n\"quoted\" \\ back/slash\ttab \0\u001f\u007f\u0085\u2028\u2029"
                    + "\ufeff\u202eRLO e\u0301 \ud83d\udc68\u200d\ud83d\ude92 \ufffe\udbff\udfff"
                    + " end\n";

    @TempDir Path data;

    @Test
    void doneAgainEachStepIsWrittenAsTheKeptJournalHasIt() throws IOException {
        var labels = KeptLabels.without(data);
        try (var retold = new RetoldLabels(labels)) {
            for (String line : Kept.text("labels/journal.jsonl").lines().toList()) {
                retold.tell(JsonMapper.shared().readTree(line));
            }
        }

        Kept.hold("labels/journal.jsonl", labels.journal());
    }

    @Test
    void theDraftsAreThoseOfTheFirstRubric() throws IOException {
        try (var session = KeptLabels.in(data).open(KeptLabels.FIRST)) {
            assertThat(ActForms.drafts(session))
                    .isEqualTo(
                            """
                            s-1 DONE 3/3 4
                              c_"3"\\___: true, unknown, note -, cites []
                              c1: unsupported, supported, note of 75, cites []
                              c2: false, supported, note of 12, cites [e1 17-24, e3__ 1-3]
                              relevance true
                              repetition false
                              usefulness null
                              correctWithholding true
                            zwei_"_"\\__/.. DONE 1/1 4
                              c1: true, supported, note of 1, cites []
                              relevance false
                              repetition true
                              usefulness true
                              correctWithholding false
                            empty DONE 0/0 4
                              relevance null
                              repetition null
                              usefulness null
                              correctWithholding null
                            withheld IN_PROGRESS 0/0 1
                              correctWithholding true
                            left TO_DO 0/1 0
                            """);
            assertThat(ActForms.notes(session))
                    .isEqualTo(
                            Map.of(
                                    "s-1 c1", NOTE,
                                    "s-1 c2", "by the quote",
                                    "zwei_\"_\"\\__/.. c1", " "));
        }
    }

    @Test
    void theDraftsOfTheSecondRubricStandApart() throws IOException {
        try (var session = KeptLabels.in(data).open(KeptLabels.SECOND)) {
            assertThat(ActForms.drafts(session))
                    .isEqualTo(
                            """
                            s-1 IN_PROGRESS 0/3 0
                              c1: false, -, note -, cites []
                            zwei_"_"\\__/.. TO_DO 0/1 0
                            empty TO_DO 0/0 0
                            withheld TO_DO 0/0 0
                            left TO_DO 0/1 0
                            """);
            assertThat(session.review().labelledWithOtherRubrics())
                    .isEqualTo(Map.of(KeptLabels.FIRST.sha256(), 4));
        }
    }

    @Test
    void theReviewerIsWhereTheyWereInTheirOrderAndNotBlind() throws IOException {
        try (var session = KeptLabels.in(data).open(KeptLabels.FIRST)) {
            assertThat(session.position()).isEqualTo(new Position(1, "c1"));
            assertThat(session.order().seed()).contains("7");
            assertThat(session.order().samples()).containsExactly(3, 4, 0, 1, 2);
            assertThat(session.isBlinded()).isFalse();
            assertThat(session.counts()).isEqualTo(new FileProgress(5, 3, 1, 5, 4));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"labels/labels.json", "labels/labels.jsonl"})
    void theExportIsTheKeptLabelFile(String name) throws IOException {
        Path target = data.resolve(Path.of(name).getFileName());
        try (var session = KeptLabels.in(data).open(KeptLabels.FIRST)) {
            var outcome = session.export(target, KeptLabels.TOOL, KeptLabels::problems);

            assertThat(outcome).isInstanceOf(ExportOutcome.Written.class);
        }
        Kept.hold(name, Files.readAllBytes(target));
    }
}
