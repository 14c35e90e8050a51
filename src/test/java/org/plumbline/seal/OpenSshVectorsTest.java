package org.plumbline.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.SharedData;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;

/// The signatures that OpenSSH's own tests verify.
@Tag(SharedData.TAG)
class OpenSshVectorsTest {

    private static final String FOLDER = "suite-sshsig/";

    @ParameterizedTest
    @ValueSource(
            strings = {"ed25519", "rsa", "ecdsa", "ed25519_sk", "ecdsa_sk", "ecdsa_sk_webauthn"})
    void eachKindOfKeyThatOpenSshTestsVerifiesHere(String kind) throws IOException {
        assertThat(verdict(kind, kind, "unittest")).isInstanceOf(Verdict.Good.class);
    }

    @Test
    void aKindThatIsNotVerifiedHereIsRefusedByItsName() throws IOException {
        assertThat(verdict("mldsa44-ed25519", "mldsa44-ed25519", "unittest"))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> {
                            assertThat(bad.code()).isEqualTo(Code.SIGNATURE_FORMAT);
                            assertThat(bad.message())
                                    .contains("ssh-mldsa44-ed25519@openssh.com", "ssh-ed25519");
                        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ed25519", "rsa", "ecdsa", "ed25519_sk", "ecdsa_sk", "ecdsa_sk_webauthn"})
    void noneCountsForAnotherPurpose(String kind) throws IOException {
        assertThat(verdict(kind, kind, Seal.NAMESPACE))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> assertThat(bad.code()).isEqualTo(Code.SIGNATURE_NAMESPACE));
    }

    @Test
    void aGoodSignatureOfAKeyThatIsNotListedIsOfAnUnknownSigner() throws IOException {
        assertThat(verdict("ed25519", "rsa", "unittest"))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> assertThat(bad.code()).isEqualTo(Code.SIGNATURE_UNKNOWN_SIGNER));
    }

    private static Verdict verdict(String signature, String listed, String namespace)
            throws IOException {
        String key = Files.readString(SharedData.path(FOLDER + listed + ".pub"));
        var signers =
                AllowedSigners.read(
                        "allowed",
                        ("tester " + key).getBytes(StandardCharsets.UTF_8),
                        ZoneOffset.UTC);
        var file = Source.of(SharedData.path(FOLDER + "signed-data"));
        return new SignatureCheck(signers, RevokedKeys.none(), Instant.EPOCH, namespace)
                .check(
                        file,
                        FileDigest.of(file),
                        Files.readAllBytes(SharedData.path(FOLDER + signature + ".sig")),
                        "tester");
    }
}
