package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.Kept;
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
            assertThat(drafts(session))
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
            assertThat(notes(session))
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
            assertThat(drafts(session))
                    .isEqualTo(
                            """
                            s-1 IN_PROGRESS 0/3 0
                              c1: false, -, note -, cites []
                            zwei_"_"\\__/.. TO_DO 0/1 0
                            empty TO_DO 0/0 0
                            withheld TO_DO 0/0 0
                            left TO_DO 0/1 0
                            """);
            assertThat(session.labelledWithOtherRubrics())
                    .isEqualTo(Map.of(KeptLabels.FIRST.sha256(), 4));
        }
    }

    @Test
    void theHistoryNamesEachStepAndWhetherItStands() throws IOException {
        try (var session = KeptLabels.in(data).open(KeptLabels.FIRST)) {
            assertThat(history(session, 0))
                    .isEqualTo(
                            """
                            2 12:00:02Z LABELLED + [truth c1 true]
                            3 12:00:02.250Z LABELLED + [truth c1 false]
                            4 12:00:03.250Z LABELLED + [truth c1 unsupported]
                            5 12:00:04.250Z LABELLED - [truth c1 -]
                            6 12:00:05.250Z UNDONE - [truth c1 -]
                            7 12:00:06.250Z LABELLED + [grounding c1 supported]
                            8 12:00:07.250Z LABELLED + [grounding c1 unsupported]
                            9 12:00:08.250Z LABELLED + [grounding c1 unknown]
                            10 12:00:09.250Z LABELLED + [grounding c1 -]
                            11 12:00:10.250Z LABELLED + [grounding c1 supported]
                            12 12:00:11.250Z LABELLED + [note c1 of 0]
                            13 12:00:12.250Z LABELLED + [note c1 of 75]
                            14 12:00:13.250Z LABELLED + [note c1 -]
                            15 12:00:14.250Z LABELLED + [note c1 of 75]
                            16 12:00:15.250Z LABELLED + [cite c2 [e1]]
                            17 12:00:16.250Z LABELLED + [cite c2 [e2 0-4, e1 17-24, e3__ 1-3, e1]]
                            18 12:00:17.250Z LABELLED + [cite c2 []]
                            19 12:00:18.250Z LABELLED + [cite c2 [e1 17-24, e3__ 1-3], truth c2 false, grounding c2 supported, note c2 of 12]
                            20 12:00:19.250Z UNDONE + [cite c2 [e1 17-24, e3__ 1-3], truth c2 false, grounding c2 supported, note c2 of 12]
                            21 12:00:20.250Z REDONE + [cite c2 [e1 17-24, e3__ 1-3], truth c2 false, grounding c2 supported, note c2 of 12]
                            23 12:00:22.250Z LABELLED + [truth c_"3"\\___ true, grounding c_"3"\\___ unknown]
                            24 12:00:23.250Z LABELLED + [relevance true]
                            25 12:00:24.250Z LABELLED + [relevance false]
                            26 12:00:25.250Z LABELLED + [relevance null]
                            27 12:00:26.250Z LABELLED + [relevance -]
                            28 12:00:27.250Z LABELLED + [repetition true]
                            29 12:00:28.250Z LABELLED + [repetition false]
                            30 12:00:29.250Z LABELLED + [repetition null]
                            31 12:00:30.250Z LABELLED + [repetition -]
                            32 12:00:31.250Z LABELLED + [usefulness true]
                            33 12:00:32.250Z LABELLED + [usefulness false]
                            34 12:00:33.250Z LABELLED + [usefulness null]
                            35 12:00:34.250Z LABELLED + [usefulness -]
                            36 12:00:35.250Z LABELLED + [correctWithholding true]
                            37 12:00:36.250Z LABELLED + [correctWithholding false]
                            38 12:00:37.250Z LABELLED + [correctWithholding null]
                            39 12:00:38.250Z LABELLED + [correctWithholding -]
                            40 12:00:39.250Z LABELLED + [relevance true]
                            41 12:00:40.250Z LABELLED + [repetition false]
                            42 12:00:41.250Z LABELLED + [usefulness null]
                            43 12:00:42.250Z LABELLED + [correctWithholding true]
                            44 12:00:43.250Z LABELLED - [clear]
                            45 12:00:44.250Z UNDONE - [clear]
                            46 12:00:45.250Z REDONE - [clear]
                            47 12:00:46.250Z UNDONE - [clear]
                            """);
            assertThat(history(session, 4))
                    .isEqualTo(
                            """
                            62 11:59:30.250Z LABELLED - [truth c1 unsupported]
                            63 11:59:31.250Z LABELLED - [note c1 of 7]
                            64 11:59:32.250Z UNDONE - [note c1 of 7]
                            65 11:59:33.250Z UNDONE - [truth c1 unsupported]
                            """);
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

    @Test
    void undoTakesBackEachStepThatStandsTheLastFirst() throws IOException {
        var labels = KeptLabels.in(data);
        try (var session = labels.open(KeptLabels.FIRST)) {
            while (session.canUndo()) {
                session.undo();
            }
            assertThat(drafts(session)).doesNotContain("  ");
        }
        assertThat(labels.added("undo"))
                .containsExactly(
                        61, 60, 59, 50, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29,
                        28, 27, 26, 25, 24, 23, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 4,
                        3, 2);
    }

    @Test
    void redoDoesAgainWhatWasUndoneLast() throws IOException {
        var labels = KeptLabels.in(data);
        try (var session = labels.open(KeptLabels.FIRST)) {
            while (session.canRedo()) {
                session.redo();
            }
            assertThat(drafts(session))
                    .endsWith(
                            """
                            left IN_PROGRESS 0/1 0
                              c1: unsupported, -, note of 7, cites []
                            """);
        }
        assertThat(labels.added("redo")).containsExactly(62, 63);
    }

    @Test
    void theSecondRubricHasStepsOfItsOwn() throws IOException {
        var labels = KeptLabels.in(data);
        try (var session = labels.open(KeptLabels.SECOND)) {
            session.redo();
            assertThat(session.canRedo()).isFalse();
            session.undo();
            session.undo();
            assertThat(session.canUndo()).isFalse();
        }
        assertThat(labels.added("redo")).containsExactly(54);
        assertThat(labels.added("undo")).containsExactly(54, 53);
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

    private static String drafts(LabelSession session) {
        var lines = new ArrayList<String>();
        for (int sample = 0; sample < session.size(); sample++) {
            var progress = session.progress(sample);
            lines.add(
                    "%s %s %s/%s %s"
                            .formatted(
                                    ActForms.plain(session.outline(sample).sampleId()),
                                    progress.state(),
                                    progress.claimsLabelled(),
                                    progress.claims(),
                                    progress.measuresLabelled()));
            ActForms.words(session.draft(sample)).forEach(line -> lines.add("  " + line));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String history(LabelSession session, int sample) {
        return session.history(sample).stream()
                .map(
                        entry ->
                                "%s %s %s %s %s\n"
                                        .formatted(
                                                entry.seq(),
                                                entry.at().toString().substring(11),
                                                entry.kind(),
                                                entry.standing() ? "+" : "-",
                                                entry.acts().stream().map(ActForms::words).toList()))
                .collect(Collectors.joining());
    }

    private static Map<String, String> notes(LabelSession session) {
        var notes = new TreeMap<String, String>();
        for (int sample = 0; sample < session.size(); sample++) {
            String id = session.outline(sample).sampleId();
            notes.putAll(ActForms.notes(id, session.draft(sample)));
        }
        return notes;
    }
}
