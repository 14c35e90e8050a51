package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;

/// A good signature, one thing changed, one named refusal.
class TamperingTest {

    private Signed good;

    @BeforeEach
    void sign() throws IOException {
        good = Signed.make();
    }

    @Test
    void nothingChangedIsGood() throws IOException {
        assertThat(good.verify()).isEqualTo(new Verdict.Good(good.key(), "ada", 1));
    }

    @Test
    void anySingleBitThatIsFlippedIsRefused() throws IOException {
        Flips.refuse(good, 500, new Random().nextLong());
    }

    @Test
    void otherLineEndsAreTold() throws IOException {
        byte[] crlf = Signed.TEXT.replace("\n", "\r\n").getBytes(UTF_8);

        refused(good.withFile(crlf), Code.SIGNATURE_INVALID, "differs only in line ends");
    }

    @Test
    void aFileSignedWithCrLfAndTurnedToLfIsToldToo() throws IOException {
        byte[] crlf = "{\r\n\r\n}\r\n".getBytes(UTF_8);
        try (var key = SigningKey.generate()) {
            var source = Source.of("labels.json", crlf);
            var signed = new Signed(crlf, Seal.sign(key, FileDigest.of(source)), key.publicKey());

            assertThat(signed.verify()).isInstanceOf(Verdict.Good.class);
            refused(
                    signed.withFile("{\n\n}\n".getBytes(UTF_8)),
                    Code.SIGNATURE_INVALID,
                    "differs only in line ends");
            refused(
                    signed.withFile("{\r\n\n}\r\n".getBytes(UTF_8)),
                    Code.SIGNATURE_INVALID,
                    "differs only in line ends");
            refused(
                    signed.withFile("{\n\n} \n".getBytes(UTF_8)),
                    Code.SIGNATURE_INVALID,
                    "not made over these bytes");
        }
    }

    @Test
    void theSignatureOfAnotherFileIsRefused() throws IOException {
        refused(
                good.withFile(Signed.TEXT.replace("true", "false").getBytes(UTF_8)),
                Code.SIGNATURE_INVALID,
                "another file");
        refused(good.withFile(new byte[0]), Code.SIGNATURE_INVALID, "another file");
    }

    @Test
    void armourIsAsOpenSshWritesItOrRefused() throws IOException {
        String text = good.signatureText();
        String cut = text.substring(0, text.length() / 2);
        form(good.withSignature(cut), "it is cut off");
        form(good.withSignature(""), "does not begin with -----BEGIN SSH SIGNATURE-----");
        form(good.withSignature(text.strip()), "not written as ssh-keygen writes it");
        form(good.withSignature(text + "\n"), "not written as ssh-keygen writes it");
        form(good.withSignature(" " + text), "not written as ssh-keygen writes it");
        form(good.withSignature(text.replace("\n", "\r\n")), "line ends are not LF");
        form(good.withSignature(text.replaceFirst("(?<=-\\n)(.)", "$1\n")), "70 columns");
        form(good.withSignature(text.replaceFirst("U1NI", "U1*I")), "is not Base64");
        form(good.withSignature(new byte[70_000]), "longer than any signature");
        form(good.withSignature(Signed.TEXT), "does not begin with");
    }

    @Test
    void anyOtherEnvelopeIsRefused() throws IOException {
        byte[] blob = Base64.getMimeDecoder().decode(good.signatureText().replaceAll("-.*-", ""));
        byte[] version = blob.clone();
        version[9] = 2;
        form(armoured(version), "its version is 2, not 1");
        version[9] = 0;
        form(armoured(version), "its version is 0, not 1");
        byte[] magic = blob.clone();
        magic[0] = 'X';
        form(armoured(magic), "does not begin with SSHSIG");
        form(armoured(Arrays.copyOf(blob, blob.length + 1)), "1 bytes too many");
        form(armoured(Arrays.copyOf(blob, blob.length - 1)), "field");
    }

    @Test
    void whatOpenSshWouldIgnoreIsRefused() throws IOException, WrongSignatureException {
        var sig = SshSig.read(good.signature());
        try (var out = new WireWriter()) {
            byte[] reserved =
                    out.raw("SSHSIG".getBytes(UTF_8))
                            .uint32(1)
                            .string(sig.key().blob())
                            .string(sig.namespace())
                            .string("anything")
                            .string(SshSig.SHA512)
                            .string(new byte[83])
                            .toBytes();
            form(armoured(reserved), "its reserved field is not empty");
        }
    }

    @Test
    void aDigestThatIsNotSha512IsRefused(@TempDir Path folder) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = Files.write(folder.resolve("labels.json"), good.file());
        Path key = openSsh.key("key", "", "-t", "ed25519");
        openSsh.run(
                "-Y",
                "sign",
                "-q",
                "-f",
                key.toString(),
                "-n",
                Seal.NAMESPACE,
                "-Ohashalg=sha256",
                file.toString());

        form(good.withSignature(Files.readAllBytes(Path.of(file + ".sig"))), "\"sha256\"");
    }

    @Test
    void aSignatureMadeForAnotherPurposeIsRefused(@TempDir Path folder) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = Files.write(folder.resolve("labels.json"), good.file());
        Path key = openSsh.key("key", "", "-t", "ed25519");

        refused(
                good.withSignature(Files.readAllBytes(openSsh.sign(key, "", "git", file))),
                Code.SIGNATURE_NAMESPACE,
                "namespace \"git\"");
    }

    @Test
    void aKeyCountsFromItsFirstToItsLastSecond() throws IOException {
        var none = RevokedKeys.none();
        assertThat(good.verify(none, Instant.parse("2026-01-01T00:00:00Z")))
                .isInstanceOf(Verdict.Good.class);
        assertThat(good.verify(none, Instant.parse("2027-01-01T00:00:00Z")))
                .isInstanceOf(Verdict.Good.class);
        refused(
                good.verify(none, Instant.parse("2025-12-31T23:59:59Z")),
                Code.SIGNATURE_EXPIRED,
                "only from 2026-01-01");
        refused(
                good.verify(none, Instant.parse("2027-01-01T00:00:01Z")),
                Code.SIGNATURE_EXPIRED,
                "only until 2027-01-01");
    }

    @Test
    void aRevokedKeyNoLongerCounts() throws IOException {
        var revoked =
                RevokedKeys.read(
                        "revoked", ("# lost\n\n" + good.key().line() + " ada").getBytes(UTF_8));

        refused(
                good.verify(revoked, Signed.NOON),
                Code.SIGNATURE_REVOKED,
                good.key().fingerprint());
    }

    private Signed armoured(byte[] blob) {
        return good.withSignature(SshSig.ARMOUR.encode(blob));
    }

    private static void form(Signed changed, String words) throws IOException {
        refused(changed, Code.SIGNATURE_FORMAT, words);
    }

    private static void refused(Signed changed, Code code, String words) throws IOException {
        refused(changed.verify(), code, words);
    }

    private static void refused(Verdict verdict, Code code, String words) {
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> {
                            assertThat(bad.code()).as(bad.message()).isEqualTo(code);
                            assertThat(bad.message()).contains(words);
                        });
    }
}
