package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;

/// One signature of each kind, made by OpenSSH or built from its description; what is verified here
/// needs no OpenSSH.
class SignatureVectorsTest {

    @TempDir Path folder;

    /// A key and what it signed.
    record Vector(String kind, String publicKey, String signature) {
        @Override
        public String toString() {
            return kind;
        }
    }

    static Stream<Vector> vectors() {
        var stored =
                Stream.of("ed25519", "rsa-2048", "rsa-3072", "ecdsa-256", "ecdsa-384", "ecdsa-521")
                        .map(name -> new Vector(name, key(name), text(name + ".sig")));
        var built = Arrays.stream(BuiltSignature.Kind.values()).map(SignatureVectorsTest::built);
        return Stream.concat(stored, built);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vectors")
    void verifies(Vector vector) throws IOException {
        assertThat(verdict(vector, file(), Seal.NAMESPACE))
                .isInstanceOfSatisfying(
                        Verdict.Good.class, good -> assertThat(good.signer()).isEqualTo("ada"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vectors")
    void isRefusedOverAnyOtherFile(Vector vector) throws IOException {
        byte[] changed = file();
        changed[changed.length / 2] ^= (byte) 1;

        refused(verdict(vector, changed, Seal.NAMESPACE), Code.SIGNATURE_INVALID);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vectors")
    void countsForNoOtherPurpose(Vector vector) throws IOException {
        refused(verdict(vector, file(), "file"), Code.SIGNATURE_NAMESPACE);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vectors")
    void isOfAnUnknownSignerWhereItsKeyIsNotListed(Vector vector) throws IOException {
        var other = vector.kind().equals("ed25519") ? key("ecdsa-256") : key("ed25519");

        refused(
                verdict(new Vector("", other, vector.signature()), file(), Seal.NAMESPACE),
                Code.SIGNATURE_UNKNOWN_SIGNER);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vectors")
    void isRefusedWhereABitOfItsValueDiffers(Vector vector) throws IOException {
        String text = vector.signature();
        // In the last line but one stand the last bytes of the value, or what the token said.
        int at = text.indexOf("\n-----END") - 8;
        char other = text.charAt(at) == 'A' ? 'B' : 'A';
        String changed = text.substring(0, at) + other + text.substring(at + 1);

        assertThat(verdict(new Vector("", vector.publicKey(), changed), file(), Seal.NAMESPACE))
                .isInstanceOf(Verdict.Bad.class);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"ed25519-other-namespace, signature/namespace", "ed25519-sha256, signature/format"})
    void whatOpenSshCanMakeAndDoesNotCountIsRefused(String name, String code) throws IOException {
        var vector = new Vector(name, key("ed25519"), text(name + ".sig"));

        assertThat(verdict(vector, file(), Seal.NAMESPACE))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class, bad -> assertThat(bad.code().word()).isEqualTo(code));
    }

    /// A key of a later kind than ours: its name differs in one digit, and nothing else.
    @Test
    void aKindThatIsNotVerifiedHereIsRefusedByItsName() throws IOException {
        var armour = SshSig.ARMOUR;
        String text = text("ed25519.sig");
        String content;
        try {
            content = new String(armour.decode(text), ISO_8859_1);
        } catch (BrokenWireException e) {
            throw new AssertionError(e);
        }
        String renamed = content.replace("ssh-ed25519", "ssh-ed99999");
        String signature = armour.encode(renamed.getBytes(ISO_8859_1));

        assertThat(verdict(new Vector("", key("ed25519"), signature), file(), Seal.NAMESPACE))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> {
                            assertThat(bad.code()).isEqualTo(Code.SIGNATURE_FORMAT);
                            assertThat(bad.message()).contains("ssh-ed99999", "ssh-ed25519");
                        });
    }

    /// What is built here is what OpenSSH means: it says so itself, where it is installed.
    @ParameterizedTest(name = "{0}")
    @EnumSource(BuiltSignature.Kind.class)
    void openSshVerifiesWhatIsBuilt(BuiltSignature.Kind kind) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Vector vector = built(kind);
        Path file = Files.write(folder.resolve("signed.json"), file());
        Path list = Files.writeString(folder.resolve("list"), "ada " + vector.publicKey() + "\n");
        Path signature = Files.writeString(folder.resolve("signed.json.sig"), vector.signature());

        assertThat(openSsh.verify(list, "ada", signature, file).words()).startsWith("Good");
    }

    private static Vector built(BuiltSignature.Kind kind) {
        try {
            var built = BuiltSignature.of(kind, Seal.NAMESPACE, file());
            return new Vector(kind.toString(), built.publicKey(), built.armour());
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static void refused(Verdict verdict, Code code) {
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Bad.class, bad -> assertThat(bad.code()).isEqualTo(code));
    }

    private static Verdict verdict(Vector vector, byte[] file, String namespace)
            throws IOException {
        String line = "ada " + vector.publicKey();
        var signers = AllowedSigners.read("allowed", line.getBytes(UTF_8), ZoneOffset.UTC);
        var source = Source.of("signed.json", file);
        return new SignatureCheck(signers, RevokedKeys.none(), Instant.EPOCH, namespace)
                .check(source, FileDigest.of(source), vector.signature().getBytes(UTF_8), "ada");
    }

    private static byte[] file() {
        return resource("signed.json");
    }

    private static String key(String name) {
        return text(name + ".pub").strip();
    }

    private static String text(String name) {
        return new String(resource(name), UTF_8);
    }

    private static byte[] resource(String name) {
        try (var in = SignatureVectorsTest.class.getResourceAsStream("openssh/" + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
