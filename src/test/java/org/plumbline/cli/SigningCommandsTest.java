package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.seal.SshKeygen;

/// `keygen`, `sign` and `verify` as scripts call them.
class SigningCommandsTest extends SigningFixture {

    @Test
    void aKeyIsMadeEncryptedAndForItsOwnerAlone() throws IOException {
        environment.put("PLUMBLINE_PASSPHRASE", "correct horse");

        assertThat(run("keygen", "--key", path("key"), "--comment", "ada")).isZero();

        assertThat(out.toString(UTF_8))
                .matches("ada namespaces=\"plumbline-labels\" ssh-ed25519 \\S+\n");
        assertThat(said()).contains("SHA256:").doesNotContain("warning", "correct horse");
        assertThat(Files.readString(folder.resolve("key.pub"))).matches("ssh-ed25519 \\S+ ada\n");
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        assertThat(Files.getPosixFilePermissions(folder.resolve("key")))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void whoseKeyItIsIsAskedAtATerminalAndNeverMadeUp() throws IOException {
        named.add("ada");
        assertThat(run("keygen", "--key", path("key"))).isZero();

        assertThat(out.toString(UTF_8)).startsWith("ada namespaces=\"plumbline-labels\"");
        assertThat(Files.readString(folder.resolve("key.pub"))).endsWith(" ada\n");
    }

    @Test
    void aNameThatIsNoneIsRefusedAtATerminalTooAndNoKeyIsMade() {
        for (String name : List.of("", "a,b", "!a")) {
            named.add(name);
            assertThat(run("keygen", "--key", path("key"))).isEqualTo(2);
        }
        assertThat(said()).contains("it is empty", "it has , in it", "it begins with !");
        assertThat(folder.resolve("key")).doesNotExist();
    }

    @Test
    void whereNobodyCanBeAskedTheKeyNamesNobodyAndSaysWhatIsMissing() throws IOException {
        assertThat(run("keygen", "--key", path("key"))).isZero();

        assertThat(out.size()).isZero();
        assertThat(said())
                .contains("nobody said whose key it is (--comment NAME)")
                .containsPattern("NAME namespaces=\"plumbline-labels\" ssh-ed25519 \\S+");
        assertThat(Files.readString(folder.resolve("key.pub"))).matches("ssh-ed25519 \\S+\n");
        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isZero();
        assertThat(said()).doesNotContain("the key says that it is of");
    }

    @Test
    void aKeyIsNeverReplaced() throws IOException {
        key("key", "ada");
        byte[] before = Files.readAllBytes(folder.resolve("key"));

        assertThat(run("keygen", "--key", path("key"))).isEqualTo(2);

        assertThat(said()).contains("is there already, and a key is never replaced");
        assertThat(Files.readAllBytes(folder.resolve("key"))).isEqualTo(before);
    }

    @Test
    void aKeyWithoutAPassphraseIsTakenWithAWarning() {
        assertThat(run("keygen", "--key", path("key"))).isZero();
        assertThat(said()).contains("warning", "has no passphrase", "ssh-keygen -p -f");
        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isZero();
        assertThat(said()).contains("warning", "has no passphrase");
    }

    @Test
    void aPassphraseIsAskedForTwiceAndMustBeTheSame() {
        environment.clear();
        typed.addAll(List.of("horse", "house"));
        assertThat(run("keygen", "--key", path("key"))).isEqualTo(2);
        assertThat(said()).contains("the two passphrases differ");
        assertThat(folder.resolve("key")).doesNotExist();

        typed.addAll(List.of("horse", "horse", "horse", "house"));
        assertThat(run("keygen", "--key", path("key"))).isZero();
        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isZero();
        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isEqualTo(2);
        assertThat(said()).contains("does not open with this passphrase");
    }

    @Test
    void aKeyThatNobodyUnlocksSaysThreeWaysToDoIt() {
        environment.put("PLUMBLINE_PASSPHRASE", "horse");
        run("keygen", "--key", path("key"));
        environment.clear();

        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isEqualTo(2);

        assertThat(said()).contains("terminal", "--passphrase-fd", "PLUMBLINE_PASSPHRASE");
    }

    @Test
    void whatIsSignedVerifiesHereAndInOpenSsh() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path allowed = key("key", "ada");

        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isZero();
        assertThat(said()).contains("by \"ada\"", "rubric");
        assertThat(verify("labels-ada.json")).isZero();

        assertThat(out.toString(UTF_8))
                .contains(
                        "labels-ada.json: good signature by \"ada\" with ssh-ed25519 key SHA256:");
        Path file = folder.resolve("labels-ada.json");
        assertThat(openSsh.verify(allowed, "ada", Path.of(file + ".sig"), file).words())
                .startsWith("Good");
    }

    @Test
    void aSignatureMadeByOpenSshVerifies() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path key = openSsh.key("their-key", "", "-t", "ecdsa");
        Files.writeString(
                folder.resolve("allowed"), "ada " + Files.readString(Path.of(key + ".pub")));
        openSsh.sign(key, "", "plumbline-labels", folder.resolve("labels-ada.json"));

        assertThat(verify("labels-ada.json")).isZero();
        assertThat(out.toString(UTF_8)).contains("ecdsa-sha2-nistp256");
    }

    @Test
    void aReportIsSignedByWhoeverIsListed() throws IOException {
        key("key", "keeper");
        assertThat(
                        run(
                                "report",
                                "--format",
                                "json",
                                "--corpus",
                                path("corpus.json"),
                                "-o",
                                path("report.json")))
                .isZero();
        assertThat(run("sign", path("report.json"), "--key", path("key"))).isZero();

        assertThat(verify("report.json")).isZero();
        assertThat(out.toString(UTF_8)).contains("by \"keeper\"", "plumbline-report");
    }

    @ParameterizedTest
    @CsvSource({
        "labels-ben.json, signature/principal",
        "labels-ada.json, signature/expired",
        "judge.json, signature/missing"
    })
    void aRefusalHasItsCodeAndEndsWithOne(String file, String code) throws IOException {
        key("key", "ada");
        run("sign", path("labels-ada.json"), "--key", path("key"));
        run("sign", path("labels-ben.json"), "--key", path("key"));
        Path allowed = folder.resolve("allowed");
        if (code.endsWith("expired")) {
            Files.writeString(
                    allowed,
                    Files.readString(allowed)
                            .replace("namespaces", "valid-before=\"20261130Z\",namespaces"));
        }

        assertThat(verify(file)).isEqualTo(1);

        assertThat(said()).contains(code);
        assertThat(out.toString(UTF_8)).isEmpty();
    }

    @Test
    void theTimeOfVerificationCanBeGiven() throws IOException {
        key("key", "ada");
        run("sign", path("labels-ada.json"), "--key", path("key"));
        Path allowed = folder.resolve("allowed");
        Files.writeString(
                allowed,
                Files.readString(allowed)
                        .replace("namespaces", "valid-before=\"2026\",namespaces"));
        assertThat(verify("labels-ada.json")).isEqualTo(2);
        assertThat(said()).contains("allowed: line 1", "YYYYMMDD");
        Files.writeString(allowed, Files.readString(allowed).replace("\"2026\"", "\"20260101Z\""));

        assertThat(verify("labels-ada.json")).isEqualTo(1);
        assertThat(verify("labels-ada.json", "--verify-time", "20251231")).isZero();
        assertThat(verify("labels-ada.json", "--verify-time", "2025-12-31T00:00:00Z")).isZero();
        assertThat(verify("labels-ada.json", "--verify-time", "yesterday")).isEqualTo(2);
    }

    @Test
    void aRevokedKeyIsRefused() throws IOException {
        key("key", "ada");
        run("sign", path("labels-ada.json"), "--key", path("key"));

        assertThat(verify("labels-ada.json", "--revoked", path("key.pub"))).isEqualTo(1);
        assertThat(said()).contains("signature/revoked");
    }

    @Test
    void aSignatureNeverReplacesTheFileOrTheKey() throws IOException {
        key("key", "ada");
        for (String target : List.of("labels-ada.json", "key", "key.pub")) {
            byte[] before = Files.readAllBytes(folder.resolve(target));

            assertThat(
                            run(
                                    "sign",
                                    path("labels-ada.json"),
                                    "--key",
                                    path("key"),
                                    "-o",
                                    path(target)))
                    .isEqualTo(2);

            assertThat(Files.readAllBytes(folder.resolve(target))).isEqualTo(before);
        }
    }

    @Test
    void aPassphraseIsReadFromAnOpenFileOfTheProcess() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/dev/fd")), "no /dev/fd");
        Path secret = Files.writeString(folder.resolve("secret"), "correct horse\n");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "'%s' -cp '%s' org.plumbline.Main %s".formatted(java, classPath(), "%s");
        String keygen =
                command.formatted("keygen --key key --comment ada --passphrase-fd 3 3< secret");
        String sign =
                command.formatted("sign labels-ada.json --key key --passphrase-fd 0 < secret");
        Path said = folder.resolve("said");
        int code =
                new ProcessBuilder("sh", "-c", keygen + " && " + sign)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start()
                        .waitFor();

        assertThat(code).as(Files.readString(said)).isZero();
        assertThat(Files.readString(said))
                .doesNotContain("warning", Files.readString(secret).strip());
        assertThat(folder.resolve("labels-ada.json.sig")).exists();
        environment.put("PLUMBLINE_PASSPHRASE", "correct horse");
        assertThat(run("sign", path("labels-ada.json"), "--key", path("key"))).isZero();
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
