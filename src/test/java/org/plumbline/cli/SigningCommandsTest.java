package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.seal.SshKeygen;

/// `keygen`, `sign`, `verify` and `report --allowed-signers` as scripts call them.
class SigningCommandsTest {

    private static final Path SAMPLE = Path.of("assets/sample");
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @TempDir Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private final Deque<String> typed = new ArrayDeque<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void copySample() throws IOException {
        for (String name :
                List.of(
                        "corpus.json",
                        "labels-ada.json",
                        "labels-ben.json",
                        "judge.json",
                        "adjudications.json")) {
            Files.copy(SAMPLE.resolve(name), folder.resolve(name));
        }
        environment.put("PLUMBLINE_PASSPHRASE", "");
    }

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
    void aReportCountsSignedFilesAndNamesWhoSigned() throws IOException {
        signAll();

        assertThat(signedReport()).isZero();

        String report = out.toString(UTF_8);
        assertThat(report)
                .contains("\"signedBy\": \"ada\"", "\"signedBy\": \"ben\"")
                .doesNotContain("unsigned-labels");
    }

    @Test
    void withoutAllowedSignersTheReportSaysThatLabelsAreUnsigned() throws IOException {
        signAll();

        assertThat(
                        run(
                                "report",
                                "--format",
                                "json",
                                "--corpus",
                                path("corpus.json"),
                                "--labels",
                                path("labels-ada.json")))
                .isZero();
        assertThat(out.toString(UTF_8))
                .contains("unsigned-labels", "\"signedBy\": null")
                .doesNotContain("\"signedBy\": \"ada\"");
    }

    @Test
    void oneFileThatIsNotSignedMakesNoReport() throws IOException {
        signAll();
        Files.delete(folder.resolve("labels-ben.json.sig"));

        assertThat(signedReport()).isEqualTo(1);

        assertThat(out.toString(UTF_8)).isEmpty();
        assertThat(said()).contains("labels-ben.json", "signature/missing", "1 error");
    }

    @Test
    void anAdjudicationIsHeldToItsAdjudicatorsSignature() throws IOException {
        signAll();
        Path file = folder.resolve("adjudications.json");
        Files.writeString(file, Files.readString(file) + "\n");

        assertThat(signedReport()).isEqualTo(1);
        assertThat(said()).contains("adjudications.json", "signature/invalid");
    }

    @Test
    void problemsOfASignatureStandBeforeThoseOfTheirFile() throws IOException {
        signAll();
        Path file = folder.resolve("labels-ada.json");
        Files.writeString(
                file,
                Files.readString(file).replaceFirst("\"truth\": \"\\w+\"", "\"truth\": \"x\""));

        assertThat(signedReport()).isEqualTo(1);
        assertThat(said())
                .containsSubsequence("labels-ada.json", "signature/invalid", "schema/value");
    }

    @Test
    void signersAreOfNoUseWithoutACorpusOrAList() throws IOException {
        signAll();
        assertThat(run("report", "--allowed-signers", path("allowed"))).isEqualTo(2);
        assertThat(run("report", "--revoked", path("key.pub"))).isEqualTo(2);
        assertThat(run("verify", path("labels-ada.json"))).isEqualTo(2);
        assertThat(verify("labels-ada.json", "--revoked", path("corpus.json"))).isEqualTo(2);
        assertThat(verify("labels-ada.json", "--signature", path("nowhere.sig"))).isEqualTo(2);
        assertThat(verify("nowhere.json")).isEqualTo(2);
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
    void aLabelFileOfNobodyIsNotSigned() throws IOException {
        key("key", "ada");
        Path file = folder.resolve("labels-ada.json");
        Files.writeString(file, Files.readString(file).replace("\"rater\"", "\"writer\""));

        assertThat(run("sign", file.toString(), "--key", path("key"))).isEqualTo(2);
        assertThat(said()).contains("names no rater");
    }

    @Test
    void aPassphraseIsReadFromAnOpenFileOfTheProcess() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/dev/fd")), "no /dev/fd");
        Path secret = Files.writeString(folder.resolve("secret"), "correct horse\n");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "'%s' -cp '%s' org.plumbline.Main %s".formatted(java, classPath(), "%s");
        String keygen = command.formatted("keygen --key key --passphrase-fd 3 3< secret");
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

    /// A key without a passphrase, and a list that allows it alone.
    private Path key(String name, String rater) throws IOException {
        assertThat(run("keygen", "--key", path(name), "--comment", rater)).isZero();
        Path allowed = folder.resolve("allowed");
        Files.writeString(allowed, out.toString(UTF_8));
        out.reset();
        err.reset();
        return allowed;
    }

    private void signAll() throws IOException {
        var lines = new StringBuilder();
        for (var file :
                Map.of(
                                "labels-ada.json", "ada",
                                "labels-ben.json", "ben",
                                "adjudications.json", "cleo")
                        .entrySet()) {
            String key = "key-" + file.getValue();
            lines.append(Files.readString(key(key, file.getValue())));
            assertThat(run("sign", path(file.getKey()), "--key", path(key))).isZero();
        }
        Files.writeString(folder.resolve("allowed"), lines);
        err.reset();
    }

    private int signedReport() {
        return run(
                "report",
                "--format",
                "json",
                "--corpus",
                path("corpus.json"),
                "--labels",
                path("labels-ada.json"),
                "--labels",
                path("labels-ben.json"),
                "--judge",
                path("judge.json"),
                "--adjudications",
                path("adjudications.json"),
                "--allowed-signers",
                path("allowed"));
    }

    private int verify(String file, String... more) {
        var all = new ArrayList<String>();
        all.addAll(List.of("verify", path(file), "--allowed-signers", path("allowed")));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private String said() {
        return err.toString(UTF_8);
    }

    private int run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        var around =
                new Surroundings(
                        () -> NOW,
                        ZoneOffset.UTC,
                        environment,
                        question -> Optional.ofNullable(typed.poll()).map(String::toCharArray));
        return CommandFace.run(new Console(out, words, false, around), files -> 2, args);
    }
}
