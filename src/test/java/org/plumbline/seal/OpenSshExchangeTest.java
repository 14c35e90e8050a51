package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.util.OpenSSHPrivateKeyUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Source;

/// Keys and signatures go from here to OpenSSH and back.
class OpenSshExchangeTest {

    private static final String TEXT = "{\"format\": \"plumbline-labels\", \"rater\": \"ada\"}\n";
    private static final byte[] NO_PASSPHRASE = {};

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"", "correct horse", "pässwörd ✓"})
    void aKeyMadeHereSignsHereAndThere(String passphrase) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = file();
        Path key = folder.resolve("key");
        String allowed;
        byte[] ours;
        try (var made = SigningKey.generate()) {
            write(key, new KeyFileWriter().privateKey(made, "ada", passphrase.getBytes(UTF_8)));
            allowed = made.publicKey().allowedSignersLine("ada");
            ours = Seal.sign(made, FileDigest.of(Source.of(file)));
        }
        Path list = Files.writeString(folder.resolve("allowed"), allowed + "\n");
        Path signature = Files.write(folder.resolve("ours.sig"), ours);

        assertThat(openSsh.verify(list, "ada", signature, file).words()).startsWith("Good");
        assertThat(openSsh.verify(list, "ben", signature, file).isGood()).isFalse();
        var read = openSsh.run("-y", "-P", passphrase, "-f", key.toString());
        assertThat(allowed).endsWith(read.words().strip().replaceAll(" ada$", ""));
        Path theirs = openSsh.sign(key, passphrase, Seal.NAMESPACE, file);
        assertThat(Files.readAllBytes(theirs)).isEqualTo(ours);
    }

    @ParameterizedTest
    @CsvSource({
        "ed25519,''",
        "ed25519,secret",
        "rsa,''",
        "rsa,secret",
        "ecdsa -b 256,''",
        "ecdsa -b 256,secret",
        "ecdsa -b 384,''",
        "ecdsa -b 521,''"
    })
    void whatOpenSshSignsVerifiesHere(String kind, String passphrase) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = file();
        Path key = openSsh.key("key", passphrase, ("-t " + kind).split(" "));
        String line = "ada " + Files.readString(Path.of(key + ".pub"));
        Path signature = openSsh.sign(key, passphrase, Seal.NAMESPACE, file);

        assertThat(verdict(line, file, signature))
                .isInstanceOfSatisfying(
                        Verdict.Good.class, good -> assertThat(good.signer()).isEqualTo("ada"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "aes256-ctr",
                "aes128-ctr",
                "aes192-ctr",
                "aes256-cbc",
                "aes128-cbc",
                "aes256-gcm@openssh.com",
                "aes128-gcm@openssh.com"
            })
    void keysThatOpenSshEncryptedUnlockHere(String cipher) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path key = openSsh.key("key", "correct horse", "-t", "ed25519", "-Z", cipher, "-a", "4");

        PrivateKeyFile read = PrivateKeyFile.read(key);

        assertThat(read.isEncrypted()).isTrue();
        assertThatThrownBy(() -> read.unlock("wrong horse".getBytes(UTF_8)))
                .isInstanceOf(WrongPassphraseException.class)
                .hasMessageContaining("give the one that the key was made with");
        try (var unlocked = read.unlock("correct horse".getBytes(UTF_8))) {
            assertThat(Files.readString(Path.of(key + ".pub")))
                    .startsWith(unlocked.publicKey().line());
        }
    }

    @Test
    void bouncyCastleReadsWhatIsWrittenHere() throws IOException, BrokenWireException {
        try (var key = SigningKey.generate()) {
            byte[] file = new KeyFileWriter().privateKey(key, "ada", "horse".getBytes(UTF_8));
            byte[] blob = PrivateKeyFile.ARMOUR.decode(new String(file, UTF_8));

            var read =
                    (Ed25519PrivateKeyParameters)
                            OpenSSHPrivateKeyUtil.parsePrivateKeyBlob(
                                    blob, "horse".getBytes(UTF_8));

            assertThat(read.getEncoded()).isEqualTo(Arrays.copyOf(key.secret(), 32));
        }
    }

    @Test
    void otherKindsOfPrivateKeyAreRefusedWithTheCommandThatSignsWithThem() throws IOException {
        var openSsh = SshKeygen.in(folder);
        for (String kind : List.of("rsa", "ecdsa")) {
            Path key = openSsh.key(kind, "", "-t", kind);
            assertThatThrownBy(() -> PrivateKeyFile.read(key))
                    .isInstanceOf(KeyRefusedException.class)
                    .hasMessageContaining("ssh-keygen -Y sign -f " + key);
        }
        Path old = openSsh.key("old", "", "-t", "rsa", "-m", "PEM");
        assertThatThrownBy(() -> PrivateKeyFile.read(old))
                .hasMessageContaining("`ssh-keygen -p -f " + old);
    }

    @Test
    void theFingerprintIsTheOneThatOpenSshShows() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path key = openSsh.key("key", "", "-t", "ed25519");

        String shown = openSsh.run("-l", "-f", key + ".pub").words();

        try (var unlocked = PrivateKeyFile.read(key).unlock(NO_PASSPHRASE)) {
            assertThat(shown).contains(" " + unlocked.publicKey().fingerprint() + " ");
        }
    }

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("labels.json"), TEXT);
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createFile(
                file,
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(file, bytes);
    }

    private static Verdict verdict(String allowed, Path file, Path signature) throws IOException {
        var signers = AllowedSigners.read("allowed", allowed.getBytes(UTF_8), ZoneOffset.UTC);
        var source = Source.of(file);
        return new SignatureCheck(
                        signers, RevokedKeys.none(), Instant.parse("2026-11-30T00:00:00Z"))
                .check(source, FileDigest.of(source), Files.readAllBytes(signature), "ada");
    }
}
