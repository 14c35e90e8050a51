package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Pipes;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.open.Handed;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.problems.FilePart;

/// What the window does with the files that it is given and those that it writes, on a real disk.
class WorkspaceFilesTest {

    private static final ReadProgress SILENT = (bytes, total) -> {};

    @TempDir Path folder;

    private Workspace workspace() {
        var data = new DataFolder(folder.resolve("data"));
        return Workspace.of(Environment.of(data, InstantSource.system(), Map.of()));
    }

    private Path corpus;

    @BeforeEach
    void aCorpus() throws IOException {
        corpus = Files.copy(Path.of("assets/sample/corpus.json"), folder.resolve("corpus.json"));
    }

    private static LabelSession opened(Workspace workspace, Path file) throws IOException {
        return ((SamplesOpening.Opened) workspace.open(file, "ann", SILENT)).beginning().begin();
    }

    @Test
    void anExportTakesThePlaceOfAFileOfAnySize() throws IOException {
        Path target = folder.resolve("labels.json");
        try (var large = new RandomAccessFile(target.toFile(), "rw")) {
            // Longer than any array, and no block of the disk is used.
            large.setLength(3L << 30);
        }
        Workspace workspace = workspace();
        try (var session = opened(workspace, corpus)) {
            assertThat(workspace.export(session, target)).isInstanceOf(ExportOutcome.Written.class);
        }
        assertThat(Files.size(target)).isLessThan(1 << 20);
    }

    @Test
    void anExportIsNeverTheCorpusByWhateverName() throws IOException {
        Path hard = Files.createLink(folder.resolve("hard.json"), corpus);
        Path soft = Files.createSymbolicLink(folder.resolve("soft.json"), corpus);
        Path copy = Files.copy(corpus, folder.resolve("copy.json"));
        byte[] before = Files.readAllBytes(corpus);
        Workspace workspace = workspace();
        try (var session = opened(workspace, corpus)) {
            for (Path target : new Path[] {corpus, hard, soft, copy}) {
                assertThat(workspace.export(session, target))
                        .as(target.toString())
                        .isInstanceOf(ExportOutcome.Refused.class);
                assertThat(target).hasBinaryContent(before);
            }
        }
    }

    @Test
    @Timeout(60)
    void whatComesThroughAPipeIsLookedIntoAndOpened() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        Path requests = folder.resolve("requests.json");
        try (var out = Files.newOutputStream(requests);
                var ready =
                        (RequestsExport.Ready)
                                RequestsExport.open(corpus, Bundled.rubric(), SILENT)) {
            ready.write(null, false, out);
        }
        Pipes.feed(pipe, Files.readAllBytes(requests));
        Workspace workspace = workspace();

        assertThat(workspace.look(List.of(pipe)).files())
                .containsExactly(new SetFile(pipe, SetFile.Kind.REQUESTS));
        try (var session = opened(workspace, pipe)) {
            assertThat(session.size()).isPositive();
            assertThat(session.request(0).sample().sampleId()).isNotEmpty();
        }
        assertThat(workspace.settings().recent()).doesNotContain(pipe);
    }

    /// All that comes through a pipe stays in memory, and so would what is hidden of a corpus.
    @Test
    @Timeout(60)
    void aCorpusIsNotLabelledFromAPipe() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        Pipes.feed(pipe, Files.readAllBytes(corpus));

        assertThat(workspace().open(pipe, "ann", SILENT))
                .isInstanceOfSatisfying(
                        SamplesOpening.Unreadable.class,
                        told ->
                                assertThat(told.message())
                                        .contains("gives its bytes once only", "into a file"));
    }

    @Test
    void whatIsReadTwiceIsNoPipe() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));

        assertThatThrownBy(() -> FilePart.around(pipe, null, SILENT))
                .hasMessageContaining("gives its bytes once only");
        assertThat(Handed.of(List.of(pipe)).misfits())
                .singleElement()
                .satisfies(
                        misfit -> assertThat(misfit.words()).contains("gives its bytes once only"));
    }
}
