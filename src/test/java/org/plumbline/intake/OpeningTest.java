package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.files.Source;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.request.Outline;

class OpeningTest {

    private final World world = new World();

    @TempDir private Path folder;

    @Test
    void opensACorpusAndReadsSamplesOnDemand() throws IOException {
        SampleStore store = open(World.source("corpus.json", world.corpus));

        assertThat(store.size()).isEqualTo(3);
        assertThat(store.isCorpus()).isTrue();
        assertThat(store.rubric()).isEmpty();
        assertThat(store.indexOf("s-2")).isEqualTo(OptionalInt.of(1));
        assertThat(store.indexOf("s-4")).isEmpty();
        assertThat(store.outline(0))
                .isEqualTo(
                        new Outline(
                                "s-1",
                                "inline",
                                ReviewState.REVIEWED,
                                CaptureStatus.PARTIAL,
                                Set.of(
                                        LimitationKind.REDACTION,
                                        LimitationKind.TRUNCATION,
                                        LimitationKind.MISSING),
                                2,
                                52));
        for (int i = 0; i < store.size(); i++) {
            assertThat(store.request(i).sha256().hex())
                    .isEqualTo(
                            world.requests.at("/requests/" + i + "/requestSha256").stringValue());
            assertThat(store.wholeCase(i).sample()).isEqualTo(store.request(i).sample());
        }
        assertThat(store.wholeCase(0).provisional().getFirst().labels().of(LabelField.TRUTH))
                .isEqualTo(Truth.TRUE);
        assertThat(store.wholeCase(0).origins()).containsOnlyKeys("e-1");
    }

    @Test
    void opensARequestsFileWithItsRubric() throws IOException {
        SampleStore store = open(World.source("requests.json", world.requests));

        assertThat(store.isCorpus()).isFalse();
        assertThat(store.rubric().orElseThrow().sha256()).isEqualTo(World.RUBRIC);
        assertThat(store.request(0)).isEqualTo(open(World.source("c", world.corpus)).request(0));
        assertThatThrownBy(() -> store.wholeCase(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void refusesWhatIsNoCorpusAndWhatHasAnError() throws IOException {
        assertThat(Intake.openSamples(World.source("anna.json", world.anna), Progress.NONE))
                .isInstanceOfSatisfying(
                        Opening.Refused.class,
                        refused ->
                                assertThat(refused.problems().problems())
                                        .singleElement()
                                        .satisfies(
                                                problem ->
                                                        assertThat(problem.message())
                                                                .startsWith(
                                                                        "this is a label file (plumbline-labels), and a corpus (plumbline-corpus)")));
        world.corpus.put("version", 2);
        assertThat(Intake.openSamples(World.source("corpus.json", world.corpus), Progress.NONE))
                .isInstanceOf(Opening.Refused.class);
    }

    @Test
    void noticesAFileThatChangesAfterItWasOpened() throws IOException {
        Path file = folder.resolve("corpus.json");
        String text = World.pretty(world.corpus);
        Files.writeString(file, text);
        SampleStore store = open(Source.of(file));

        Files.writeString(file, text.replace("nie geleert", "gut geleert"));

        assertThatThrownBy(() -> store.request(0))
                .isInstanceOf(ChangedSinceOpenedException.class)
                .hasMessageContaining("s-1");
        assertThat(store.request(1).sample().sampleId()).isEqualTo("s-2");
        Files.writeString(file, "");
        assertThatThrownBy(() -> store.request(1)).isInstanceOf(ChangedSinceOpenedException.class);
        Files.delete(file);
        assertThatThrownBy(() -> store.request(1))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessage(file + " cannot be read: there is no such file");
    }

    @Test
    void saysWhyAFileCannotBeRead() {
        Path missing = folder.resolve("missing.json");

        assertThatThrownBy(() -> open(Source.of(missing)))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessage(missing + " cannot be read: there is no such file");
        assertThatThrownBy(() -> open(Source.of(folder)))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessage(folder + " cannot be read: it is a folder");
    }

    @Test
    void endsWhenProgressSaysSo() {
        assertThatThrownBy(
                        () ->
                                Intake.openSamples(
                                        World.source("corpus.json", world.corpus),
                                        (file, read, total) -> false))
                .isInstanceOf(CancellationException.class)
                .hasMessageContaining("corpus.json");
    }

    private static SampleStore open(Source source) throws IOException {
        return switch (Intake.openSamples(source, Progress.NONE)) {
            case Opening.Opened(var store, var warnings) -> store;
            case Opening.Refused(var problems) -> throw new AssertionError(problems.problems());
        };
    }
}
