package org.plumbline.session.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;

class FileSetTest {

    private static final SetFile CORPUS = file("corpus.json", Kind.CORPUS);
    private static final SetFile OTHER = file("other.json", Kind.REQUESTS);
    private static final SetFile ADA = file("ada.json", Kind.LABELS);
    private static final SetFile BEN = file("ben.json", Kind.LABELS);
    private static final SetFile SIGNERS = file("allowed", Kind.SIGNERS);
    private static final SetFile TABLE = file("table.json", Kind.TABLE);

    private static SetFile file(String name, Kind kind) {
        return new SetFile(Path.of(name), kind);
    }

    private static FileSet of(SetFile... files) {
        return FileSet.NONE.with(List.of(files));
    }

    @Test
    void anotherCorpusTakesWhatBelongedToTheFirstAlong() {
        assertThat(of(CORPUS, ADA, TABLE).with(List.of(OTHER, BEN)).files())
                .containsExactly(TABLE, OTHER, BEN);
    }

    @Test
    void theListOfSignersStaysWithAnyCorpus() {
        assertThat(of(CORPUS, SIGNERS).with(List.of(OTHER)).signers()).contains(SIGNERS.file());
    }

    @Test
    void labelsWaitForTheirCorpus() {
        assertThat(of(ADA).with(List.of(CORPUS)).files()).containsExactly(ADA, CORPUS);
    }

    @Test
    void labelsStayWhereTheSameCorpusIsOpenedAgain() {
        var again = file("folder/../corpus.json", Kind.CORPUS);

        assertThat(of(CORPUS, ADA).with(List.of(again)).files()).containsExactly(ADA, again);
    }

    @Test
    void labelsOfTheSampleGoWithIt() {
        FileSet labelled = FileSet.NONE.withSample().with(List.of(ADA));

        assertThat(labelled.sample()).isTrue();
        assertThat(labelled.with(List.of(CORPUS))).isEqualTo(of(CORPUS));
    }

    @Test
    void aFileIsThereOnce() {
        assertThat(of(CORPUS, ADA).with(List.of(ADA, ADA)).files()).containsExactly(CORPUS, ADA);
    }

    @Test
    void closingWhatIsLabelledLeavesTheTable() {
        FileSet left = of(CORPUS, ADA, SIGNERS, TABLE).without(Subject.LABELLING);

        assertThat(left).isEqualTo(of(TABLE));
        assertThat(left.has(Subject.LABELLING)).isFalse();
    }

    @Test
    void takingTheCorpusOutAloneLeavesItsLabels() {
        assertThat(of(CORPUS, ADA).without(CORPUS).files()).containsExactly(ADA);
    }

    @Test
    void eachSubjectIsTakenFromAnotherSetByItself() {
        FileSet there = of(OTHER, BEN);

        assertThat(of(CORPUS, ADA, TABLE).with(Subject.LABELLING, there).files())
                .containsExactly(TABLE, OTHER, BEN);
        assertThat(FileSet.NONE.withDemonstration().with(Subject.LABELLING, there).demonstration())
                .isTrue();
    }

    @Test
    void twoCorporaCannotBeOpen() {
        assertThatThrownBy(() -> new FileSet(List.of(CORPUS, OTHER), false, false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new FileSet(List.of(CORPUS), true, false))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
