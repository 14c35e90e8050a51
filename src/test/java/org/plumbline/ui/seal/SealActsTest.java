package org.plumbline.ui.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Overlay;

/// What becomes of files that are handed over.
class SealActsTest {

    @TempDir Path folder;

    @Test
    void labelsAndSignersAreVerifiedTogetherAndACorpusIsNot() throws IOException {
        var workspace =
                new SealWorkspace(
                        folder.resolve("keys"),
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        ZoneOffset.UTC);
        Path labels = copy("labels-ada.json");
        SignerKey key = workspace.make(workspace.keyOf("ada"), "ada", Passphrase.none());
        key.sign(labels, SignerKey.signatureOf(labels), Passphrase.none());
        Path allowed =
                Files.writeString(
                        folder.resolve("allowed"), key.shown().allowedSignersLine("ada") + "\n");
        Path corpus = copy("corpus.json");
        var overlay = Fx.get(Overlay::new);
        try (var _ = Fx.show(1000, 900, () -> overlay)) {
            var acts =
                    new SealActs(
                            new SealActs.Rooms(
                                    new AskedFrame(Background.atOnce()),
                                    overlay,
                                    workspace,
                                    () -> "ada",
                                    Runnable::run));

            Fx.run(() -> acts.handed(List.of(corpus)));
            assertThat(Fx.get(overlay::isOpen)).isFalse();

            Fx.run(() -> acts.handed(List.of(labels)));
            assertThat(words(overlay, "verify-summary")).contains("unsigned-labels");

            Fx.run(() -> acts.handed(List.of(allowed)));
            assertThat(words(overlay, "verify-summary")).startsWith("1 of 1 file counts");
            assertThat(words(overlay, "verify-signers")).contains(allowed.toString());

            Fx.run(() -> acts.handed(List.of(copyUnsigned())));
            assertThat(words(overlay, "verify-summary")).startsWith("1 of 2 files count");
        }
    }

    private Path copyUnsigned() {
        try {
            return copy("labels-ben.json");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Path copy(String name) throws IOException {
        return Files.copy(Path.of("assets/sample", name), folder.resolve(name));
    }

    private static String words(Overlay overlay, String id) {
        return Fx.get(() -> ((Labeled) overlay.lookup("#" + id)).getText());
    }
}
