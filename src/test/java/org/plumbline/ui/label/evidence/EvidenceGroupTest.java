package org.plumbline.ui.label.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.text.ExactText;

class EvidenceGroupTest {

    @Test
    void putsOldAndNewOfOnePathOnOneCardWhereTheFirstOfThemStands() {
        assertThat(
                        ids(
                                text("a", "f", DiffSide.NEW),
                                text("b", "g", null),
                                text("c", "f", DiffSide.OLD)))
                .containsExactly("c+a", "b");
    }

    @Test
    void pairsSeveralRevisionsOfOnePathInOrder() {
        assertThat(
                        ids(
                                text("o1", "f", DiffSide.OLD),
                                text("o2", "f", DiffSide.OLD),
                                text("n1", "f", DiffSide.NEW),
                                text("n2", "f", DiffSide.NEW)))
                .containsExactly("o1+n1", "o2+n2");
    }

    @Test
    void leavesAloneWhatHasNoCounterpart() {
        assertThat(
                        ids(
                                text("a", "f", DiffSide.NEW),
                                text("b", "f", DiffSide.NEW),
                                text("c", "f", null),
                                text("d", null, DiffSide.OLD),
                                text("e", null, DiffSide.NEW)))
                .containsExactly("a", "b", "c", "d", "e");
    }

    @Test
    void comparesNoBytesThatAreNoText() {
        var binary =
                evidence(
                        "b",
                        new Content.Binary(new byte[] {1}),
                        new Version(null, DiffSide.OLD, "f"));

        assertThat(ids(binary, text("a", "f", DiffSide.NEW))).containsExactly("b", "a");
    }

    private static List<String> ids(Evidence... evidence) {
        return EvidenceGroup.of(List.of(evidence)).stream()
                .map(
                        group ->
                                group.first().id()
                                        + group.newSide().map(side -> "+" + side.id()).orElse(""))
                .toList();
    }

    private static Evidence text(String id, @Nullable String path, @Nullable DiffSide side) {
        return evidence(id, new Content.Text(ExactText.of("x")), new Version(null, side, path));
    }

    private static Evidence evidence(String id, Content content, Version version) {
        return new Evidence(id, Role.SEEN, Seen.YES, content, Completeness.COMPLETE, version);
    }
}
