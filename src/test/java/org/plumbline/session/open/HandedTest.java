package org.plumbline.session.open;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.open.Handed.Misfit;
import org.plumbline.session.open.Handed.Why;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;

/// Files are told apart by what is in them, whatever their names.
class HandedTest {

    @TempDir Path folder;

    private Path copy(String asset, String name) throws IOException {
        return Files.copy(Path.of("assets", asset), folder.resolve(name));
    }

    @Test
    void eachKindIsKnownByWhatItSays() throws IOException {
        Path key =
                Files.writeString(
                        folder.resolve("allowed"),
                        "ada ssh-ed25519"
                                + " AAAAC3NzaC1lZDI1NTE5AAAAIA2lXhGH7HWNPOWFvcrSlkF7bE2rKV5dZxBiHyuIlYHl\n");
        Handed handed =
                Handed.of(
                        List.of(
                                copy("sample/labels-ada.json", "a"),
                                copy("sample/corpus.json", "b"),
                                copy("sample/judge.json", "c"),
                                copy("sample/adjudications.json", "d"),
                                copy("records/table.json", "e"),
                                copy("records/agent.json", "f"),
                                copy("records/annotations.json", "g"),
                                key,
                                Path.of("a.sig")));

        assertThat(handed.files())
                .extracting(SetFile::kind)
                .containsExactly(
                        Kind.LABELS,
                        Kind.CORPUS,
                        Kind.JUDGE,
                        Kind.ADJUDICATIONS,
                        Kind.TABLE,
                        Kind.RECORDING,
                        Kind.ANNOTATIONS,
                        Kind.SIGNERS);
        assertThat(handed.signatures()).containsExactly(Path.of("a.sig"));
        assertThat(handed.misfits()).isEmpty();
        assertThat(handed.main(Subject.LABELLING)).map(SetFile::name).contains("b");
    }

    @Test
    void whatCannotBeOpenedSaysWhy() throws IOException {
        Path corpus = copy("sample/corpus.json", "corpus.json");
        Path second = copy("sample/corpus.json", "second.json");
        Path gone = folder.resolve("gone.json");
        Path other = Files.writeString(folder.resolve("notes.txt"), "remember the milk");

        Handed handed = Handed.of(List.of(gone, folder, corpus, second, other));

        assertThat(handed.files()).containsExactly(new SetFile(corpus, Kind.CORPUS));
        assertThat(handed.misfits())
                .containsExactly(
                        new Misfit(gone, Why.MISSING, ""),
                        new Misfit(folder, Why.FOLDER, ""),
                        new Misfit(second, Why.SECOND, ""),
                        new Misfit(other, Why.UNKNOWN, ""));
    }
}
