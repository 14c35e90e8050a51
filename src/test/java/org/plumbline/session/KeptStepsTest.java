package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.label.LabelSession;

/// The steps in the kept journal of labels are told, taken back and done again as they were when it
/// was written.
class KeptStepsTest {

    @TempDir Path data;

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
    void undoTakesBackEachStepThatStandsTheLastFirst() throws IOException {
        var labels = KeptLabels.in(data);
        try (var session = labels.open(KeptLabels.FIRST)) {
            while (session.review().canUndo()) {
                session.review().undo();
            }
            assertThat(ActForms.drafts(session)).doesNotContain("  ");
        }
        assertThat(labels.added("undo"))
                .containsExactly(
                        61, 60, 59, 50, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29,
                        28, 27, 26, 25, 24, 23, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 4,
                        3, 2);
    }

    @Test
    void undoAndRedoPassTheSameDrafts() throws IOException {
        try (var session = KeptLabels.in(data).open(KeptLabels.FIRST)) {
            var down = new ArrayList<String>();
            var up = new ArrayList<String>();
            while (session.review().canRedo()) {
                session.review().redo();
            }
            for (; session.review().canUndo(); session.review().undo()) {
                down.addFirst(ActForms.drafts(session));
            }
            while (session.review().redo().isPresent()) {
                up.add(ActForms.drafts(session));
            }
            assertThat(up).hasSize(43).isEqualTo(down);
        }
    }

    @Test
    void redoDoesAgainWhatWasUndoneLast() throws IOException {
        var labels = KeptLabels.in(data);
        try (var session = labels.open(KeptLabels.FIRST)) {
            while (session.review().canRedo()) {
                session.review().redo();
            }
            assertThat(ActForms.drafts(session))
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
            session.review().redo();
            assertThat(session.review().canRedo()).isFalse();
            session.review().undo();
            session.review().undo();
            assertThat(session.review().canUndo()).isFalse();
        }
        assertThat(labels.added("redo")).containsExactly(54);
        assertThat(labels.added("undo")).containsExactly(54, 53);
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
                                                entry.acts().stream()
                                                        .map(ActForms::words)
                                                        .toList()))
                .collect(Collectors.joining());
    }
}
