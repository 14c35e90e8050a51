package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.seal.SshKeygen;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.session.seal.Verified;
import org.plumbline.ui.Fx;

/// From labels to a signed file, and from a signed file to a table that says whose it is: by
/// keyboard alone.
class SealWalkTest {

    private static final String PASSPHRASE = "correct horse";

    @TempDir Path folder;

    private Path data = Path.of("");
    private Path labels = Path.of("");

    @BeforeEach
    void copySample() throws IOException {
        data = folder.resolve("data");
        labels = folder.resolve("labels-ada.json");
        Files.copy(Path.of("assets/sample/labels-ada.json"), labels);
    }

    @Test
    void makesAKeySignsAndVerifies() throws IOException {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            openSignSheet(bench);
            assertThat(bench.words("seal-author")).isEqualTo("ada");
            assertThat(bench.words("seal-digest")).matches("[0-9a-f]{64}");
            makeKey(bench);
            bench.await(() -> bench.shows("sign-passphrase"), "the passphrase field");
            bench.write("wrong");
            bench.press(KeyCode.ENTER);
            bench.await("sign-refusal", "does not open with this passphrase");
            assertThat(bench.words("sign-refusal")).doesNotContain("Exception");
            bench.write(PASSPHRASE);
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("signed-sheet"), "the signature");
            assertThat(bench.words("signed-key")).startsWith("SHA256:");
            String line = text(bench, "signed-line");
            assertThat(line).startsWith("ada namespaces=\"plumbline-labels\" ssh-ed25519 ");
            bench.press(KeyCode.ESCAPE);

            Path allowed = Files.writeString(folder.resolve("allowed"), line + "\n");
            verify(bench, allowed);
        }
    }

    /// The focus is on the field of the key; after it come two buttons.
    private static void makeKey(Bench bench) {
        bench.press(KeyCode.TAB);
        bench.press(KeyCode.TAB);
        bench.press(KeyCode.SPACE);
        bench.await(() -> bench.shows("key-sheet"), "the sheet of the key");
        assertThat(bench.shows("key-bare")).isTrue();
        bench.write("one");
        bench.press(KeyCode.TAB);
        bench.write("other");
        bench.press(KeyCode.ENTER);
        bench.await("key-refusal", "differ");
        bench.write(PASSPHRASE);
        assertThat(bench.shows("key-bare")).isFalse();
        bench.press(KeyCode.TAB);
        bench.write(PASSPHRASE);
        bench.press(KeyCode.ENTER);
    }

    private void verify(Bench bench, Path allowed) throws IOException {
        command(bench, "verify signatures");
        bench.await(() -> bench.shows("verify-sheet"), "the table");
        bench.answer(labels);
        bench.press(KeyCode.ENTER);
        bench.await("verify-summary", "unsigned-labels");
        bench.press(KeyCode.SHIFT, KeyCode.TAB);
        bench.answer(allowed);
        bench.press(KeyCode.SPACE);
        bench.await("verify-summary", "1 of 1 file counts");
        bench.await("verify-detail", "line 1 of the allowed signers");

        Files.writeString(labels, Files.readString(labels) + " ");
        bench.press(KeyCode.SPACE);
        bench.await("verify-summary", "0 of 1 file counts");
        bench.await("verify-detail", "not made over these bytes");
        TableView<?> table = bench.node("verify-table", TableView.class);
        assertThat(Fx.get(() -> table.getItems().getFirst()))
                .isInstanceOfSatisfying(
                        Verified.class, file -> assertThat(file.problem()).isPresent());
    }

    @Test
    void saysWhoseFileItIsAndAsksBeforeAKeyOfAnotherNameSigns() throws IOException {
        Path key = folder.resolve("bens-key");
        SignerKey.make(key, "ben", Passphrase.none());
        Path signature = folder.resolve("labels-ada.json.sig");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            openSignSheet(bench);
            assertThat(bench.words("sign-other")).contains("by ada", "you label as ann");
            bench.write(key.toString());
            bench.await("sign-key-state", "SHA256:");
            bench.press(KeyCode.ENTER);
            bench.await("other-signer-title", "somebody else's");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("sign-sheet"), "the sheet again");
            assertThat(signature).doesNotExist();

            bench.press(KeyCode.ENTER);
            bench.await("other-signer-title", "somebody else's");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("signed-sheet"), "the signature");
            assertThat(signature).exists();
        }
    }

    @Test
    void aKeyForAReportIsTheRatersWhoIsAskedWhereNobodySaidTheirName() throws IOException {
        labels = Files.writeString(folder.resolve("report.json"), "{\"format\": \"plumbline-report\"}");
        try (var bench = Bench.ofNobody(data, null)) {
            bench.awaitSample("s-0001");
            openSignSheet(bench);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("rater-sheet"), "the question who that is");
            bench.write("r7");
            bench.press(KeyCode.ENTER);
            bench.await("key-sheet-title", "Make a key for r7");
            assertThat(text(bench, "key-place")).endsWith("key-r7");
        }
    }

    @Test
    void waitsForASignatureThatIsMadeOutside() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path key = openSsh.key("their-key", "", "-t", "ecdsa");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            openSignSheet(bench);
            // Behind the field of the key come: choose, new key, cancel, sign outside.
            for (int i = 0; i < 4; i++) {
                bench.press(KeyCode.TAB);
            }
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("outside-sheet"), "the command");
            assertThat(text(bench, "outside-command"))
                    .isEqualTo("ssh-keygen -Y sign -f KEY -n plumbline-labels " + labels);
            bench.await("outside-state", "Waiting for");

            openSsh.sign(key, "", "plumbline-labels", labels);

            bench.await(() -> bench.shows("signed-sheet"), "the signature");
            assertThat(text(bench, "signed-line")).contains("ecdsa-sha2-nistp256");
        }
    }

    private void openSignSheet(Bench bench) {
        bench.answer(labels);
        command(bench, "sign a file");
        bench.await(() -> bench.shows("sign-sheet"), "the sheet");
    }

    private static void command(Bench bench, String words) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(words);
        bench.press(KeyCode.ENTER);
    }

    private static String text(Bench bench, String id) {
        TextInputControl field = bench.node(id, TextInputControl.class);
        return Fx.get(field::getText);
    }
}
