package org.plumbline.ui.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Kind;

class ProposalTest {

    private static final SetFile CORPUS = new SetFile(Path.of("corpus.json"), Kind.CORPUS);
    private static final SetFile OTHER = new SetFile(Path.of("other.json"), Kind.CORPUS);
    private static final SetFile LABELS = new SetFile(Path.of("labels.json"), Kind.LABELS);
    private static final SetFile TABLE = new SetFile(Path.of("table.json"), Kind.TABLE);

    private final WhatIsOpen open = new WhatIsOpen();
    private final Proposal proposal = new Proposal(open);

    private static FileSet of(SetFile... files) {
        return FileSet.NONE.with(List.of(files));
    }

    @Test
    void changesNothingBeforeItIsCommitted() {
        open.take(of(CORPUS));
        proposal.want(proposal.with(List.of(OTHER)));
        assertThat(open.now()).isEqualTo(of(CORPUS));

        proposal.commit();
        assertThat(open.now()).isEqualTo(of(OTHER));
        assertThat(proposal.isOutdated()).isFalse();
    }

    @Test
    void leavesWhatWasOpenedMeanwhileOfAnotherSubject() {
        proposal.want(proposal.with(List.of(CORPUS)));
        open.take(of(TABLE));
        proposal.commit();

        assertThat(open.now().files()).containsExactlyInAnyOrder(TABLE, CORPUS);
    }

    @Test
    void filesAreAddedToWhatIsOpenWhereThatHasChangedSince() {
        proposal.want(of(CORPUS));
        open.take(of(OTHER));

        assertThat(proposal.isOutdated()).isTrue();
        assertThat(proposal.with(List.of(LABELS)).files()).containsExactly(OTHER, LABELS);
    }

    @Test
    void filesAreAddedToWhatIsWantedWhereThatFailed() {
        proposal.want(of(CORPUS));

        assertThat(proposal.with(List.of(LABELS)).files()).containsExactly(CORPUS, LABELS);
    }
}
