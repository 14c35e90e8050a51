package org.plumbline.session.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import org.plumbline.seal.SshKeygen;
import org.plumbline.session.seal.Verified.Standing;
import org.plumbline.text.Sha256;

/// What the window does with keys and signatures, without the window.
class SealWorkspaceTest {

    @TempDir Path folder;

    private SealWorkspace workspace = workspace(Path.of(""));
    private Path labels = Path.of("");

    @BeforeEach
    void copySample() throws IOException {
        workspace = workspace(folder);
        labels = copy("labels-ada.json");
    }

    @Test
    void aFileSaysWhatItsSignatureBinds() throws IOException {
        Binding binding = workspace.look(labels);

        assertThat(binding.format()).isEqualTo("plumbline-labels");
        assertThat(binding.author()).isEqualTo("ada");
        assertThat(binding.ratings()).isPositive().isEqualTo(binding.requests());
        assertThat(binding.rubric())
                .isEqualTo(Sha256.of(Files.readAllBytes(Path.of("assets/rubric.md"))));
        assertThat(binding.sha256()).isEqualTo(Sha256.of(Files.readAllBytes(labels)));
    }

    @Test
    void aBrokenFileIsBoundByAllItsBytes() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"rater\": oops}\nmore\n");

        Binding binding = workspace.look(broken);

        assertThat(binding.format()).isNull();
        assertThat(binding.sha256()).isEqualTo(Sha256.of(Files.readAllBytes(broken)));
    }

    @Test
    void linesOfJsonAreBoundAsOneFile() throws IOException {
        Path lines =
                Files.writeString(
                        folder.resolve("labels.jsonl"),
                        """
                        {"format": "plumbline-labels", "version": 1, "rater": "ada"}
                        {"sampleId": "a", "requestSha256": "1"}
                        {"sampleId": "b", "requestSha256": "1"}
                        """);

        Binding binding = workspace.look(lines);

        assertThat(binding.author()).isEqualTo("ada");
        assertThat(binding.ratings()).isEqualTo(2);
        assertThat(binding.requests()).isEqualTo(1);
    }

    @Test
    void aRatersKeyIsKeptUnderTheRatersNameInAFolderOfItsOwn() throws IOException {
        assertThat(workspace.keyOf("rater 7/..")).isEqualTo(folder.resolve("keys/key-rater_7_.."));

        SignerKey made = workspace.make(workspace.keyOf("ada"), "ada", Passphrase.none());

        assertThat(made.file()).isEqualTo(folder.resolve("keys/key-ada"));
        assertThat(Files.getPosixFilePermissions(folder.resolve("keys")))
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        assertThatThrownBy(() -> workspace.make(workspace.keyOf("ada"), "ada", Passphrase.none()))
                .hasMessageContaining("never replaced");
        assertThatThrownBy(
                        () ->
                                workspace.make(
                                        folder.resolve("two"), "two\nlines", Passphrase.none()))
                .hasMessageContaining("control character U+000A");
        assertThat(folder.resolve("two")).doesNotExist();
    }

    @Test
    void theCommandToSignOutsideIsReadyForAShell() {
        assertThat(workspace.outsideCommand(Path.of("/tmp/la bels.json"), "~/k'ey"))
                .isEqualTo(
                        "ssh-keygen -Y sign -f '~/k'\\''ey' -n plumbline-labels '/tmp/la bels.json'");
        assertThat(workspace.outsideCommand(Path.of("labels.json"), "KEY"))
                .isEqualTo("ssh-keygen -Y sign -f KEY -n plumbline-labels labels.json");
    }

    @Test
    void aSignatureMadeOutsideIsSeenWhenItIsThere() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path key = openSsh.key("key", "", "-t", "ed25519");
        assertThat(workspace.outsideSignature(labels)).isEmpty();

        openSsh.sign(key, "", "file", labels);
        assertThat(workspace.outsideSignature(labels).flatMap(Verified::problem))
                .map(Problem::code)
                .contains(Code.SIGNATURE_NAMESPACE);

        openSsh.sign(key, "", "plumbline-labels", labels);
        assertThat(workspace.outsideSignature(labels).orElseThrow().standing())
                .isInstanceOf(Standing.Unlisted.class);
    }

    @Test
    void withSignersOnlyFilesSignedByTheirRaterCount() throws IOException {
        Path ben = copy("labels-ben.json");
        Path nowhere = folder.resolve("nowhere.json");
        Path allowed = signed(labels, "ada");
        SignerKey.read(Path.of(labels + ".key"))
                .sign(ben, SignerKey.signatureOf(ben), Passphrase.none());
        Files.writeString(allowed, Files.readString(allowed) + "broken line\n");

        Checked checked = workspace.check(List.of(labels, ben, nowhere), Optional.of(allowed));

        assertThat(checked.counted()).isEqualTo(1);
        assertThat(checked.files())
                .extracting(Verified::signedBy)
                .containsExactly(Optional.of("ada"), Optional.empty());
        assertThat(checked.files().getLast().problem())
                .map(Problem::code)
                .contains(Code.SIGNATURE_PRINCIPAL);
        assertThat(checked.told())
                .satisfiesExactly(
                        line -> assertThat(line).contains("allowed: line 2"),
                        line -> assertThat(line).contains("nowhere.json"));
    }

    @Test
    void withoutSignersGoodIsToldFromBadAndEachFileCounts() throws IOException {
        Path ben = copy("labels-ben.json");
        signed(labels, "ada");

        Checked checked = workspace.check(List.of(labels, ben), Optional.empty());

        assertThat(checked.counted()).isEqualTo(2);
        assertThat(checked.files().getFirst().standing()).isInstanceOf(Standing.Unlisted.class);
        assertThat(checked.files().getLast().problem())
                .map(Problem::code)
                .contains(Code.SIGNATURE_MISSING);
    }

    @Test
    void droppedFilesAreToldApartByWhatIsInThem() throws IOException {
        Path allowed = signed(labels, "ada");
        Path corpus = copy("corpus.json");
        Path decisions = copy("adjudications.json");
        Path text = Files.writeString(folder.resolve("text.txt"), "hello world\n");

        Dropped dropped =
                Dropped.of(
                        List.of(
                                corpus,
                                labels,
                                SignerKey.signatureOf(labels),
                                allowed,
                                text,
                                decisions,
                                folder));

        assertThat(dropped.toVerify()).containsExactly(labels, decisions);
        assertThat(dropped.signers()).containsExactly(allowed);
        assertThat(dropped.others()).containsExactly(corpus, text, folder);
    }

    @Test
    void aFileThatChangesBetweenVerificationAndCountIsRefused() throws IOException {
        Path allowed = signed(labels, "ada");
        var source = Source.of(labels);
        var verifying = Verifying.of(allowed, null, Instant.EPOCH, ZoneOffset.UTC);

        var signed = SignedLabels.of(verifying, List.of(source));

        assertThat(signed.signedBy(source, Sha256.of(Files.readAllBytes(labels)))).isEqualTo("ada");
        assertThatThrownBy(() -> signed.signedBy(source, Sha256.of(new byte[0])))
                .hasMessageContaining("changed between its verification and its count");
    }

    @Test
    void aPassphraseIsOverwrittenAndNeverShown() {
        char[] typed = "hörse".toCharArray();
        byte[] line = "hörse\r\nmore".getBytes(UTF_8);

        Passphrase first = Passphrase.of(typed);
        Passphrase second = Passphrase.ofLine(line);

        assertThat(typed).containsOnly('\0');
        assertThat(line).containsOnly(0);
        assertThat(first.isSameAs(second)).isTrue();
        assertThat(first.isSameAs(Passphrase.of("horse".toCharArray()))).isFalse();
        assertThat(first).hasToString("a passphrase");
        first.close();
        assertThat(first.bytes()).containsOnly(0);
    }

    private static SealWorkspace workspace(Path folder) {
        return new SealWorkspace(
                folder.resolve("keys"),
                () -> Instant.parse("2026-11-30T12:00:00Z"),
                ZoneOffset.UTC);
    }

    /// Signs a file with a key that a list of its own allows for a name.
    private Path signed(Path file, String name) throws IOException {
        return Files.writeString(
                folder.resolve("allowed"), sign(file).shown().allowedSignersLine(name) + "\n");
    }

    private SignerKey sign(Path file) throws IOException {
        var key = workspace.make(Path.of(file + ".key"), "somebody", Passphrase.none());
        key.sign(file, SignerKey.signatureOf(file), Passphrase.none());
        return key;
    }

    private Path copy(String name) throws IOException {
        return Files.copy(Path.of("assets/sample", name), folder.resolve(name));
    }
}
