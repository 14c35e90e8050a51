package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;

/// Whose key signs for whom, and when.
class AllowedSignersTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
    private static final String TIME = "20261130120000Z";

    /// `KEY` stands for the key that signed.
    private static final List<String> LINES =
            List.of(
                    "ada KEY",
                    "  ada KEY a comment",
                    "\tada\tKEY\r",
                    "# ada KEY",
                    "ben KEY",
                    "ben,ada KEY",
                    "ben,,ada KEY",
                    "a* KEY",
                    "a?a KEY",
                    "?? KEY",
                    "*,!ada KEY",
                    "!ben,* KEY",
                    "!ben KEY",
                    "\"ada\" KEY",
                    "\"ben,ada\" KEY",
                    "\"ada KEY",
                    "Ada KEY",
                    "ada namespaces=\"plumbline-labels\" KEY",
                    "ada NAMESPACES=\"file,plumbline-*\" KEY",
                    "ada namespaces=\"file\" KEY",
                    "ada namespaces=\"*,!plumbline-labels\" KEY",
                    "ada namespaces=\"\" KEY",
                    "ada namespaces=plumbline-labels KEY",
                    "ada namespaces=\"file\",namespaces=\"plumbline-labels\" KEY",
                    "ada namespaces=\"file\", KEY",
                    "ada namespaces=\"plumbline-labels\"  \t KEY",
                    "ada cert-authority KEY",
                    "ada cert-authority,namespaces=\"plumbline-labels\" KEY",
                    "ada unheard-of KEY",
                    "ada no-touch-required KEY",
                    "ada valid-after=\"20261130\" KEY",
                    "ada valid-after=\"20261130Z\" KEY",
                    "ada valid-after=\"20261201Z\" KEY",
                    "ada valid-after=\"202611301200Z\" KEY",
                    "ada valid-after=\"20261130120000UTC\" KEY",
                    "ada valid-after=\"20261130120001z\" KEY",
                    "ada valid-before=\"20261130Z\" KEY",
                    "ada valid-before=\"20261201Z\" KEY",
                    "ada valid-before=\"20261130120000Z\" KEY",
                    "ada valid-before=\"20261130115959Z\" KEY",
                    "ada valid-after=\"20260101Z\",valid-before=\"20270101Z\" KEY",
                    "ada valid-after=\"20270101Z\",valid-before=\"20260101Z\" KEY",
                    "ada valid-after=\"2026-01-01\" KEY",
                    "ada valid-after=\"20261301Z\" KEY",
                    "ada valid-after=\"\" KEY",
                    "ada Valid-After=\"20260101Z\",Namespaces=\"plumbline-labels\" KEY",
                    "ada",
                    "",
                    "KEY",
                    "ada namespaces=\"plumbline-labels\"",
                    "ada valid-after=\"20270101Z\" KEY\nada KEY",
                    "ben KEY\nada valid-before=\"20200101Z\" KEY\n\nada namespaces=\"x\" KEY",
                    "broken line\nada KEY",
                    "ada cert-authority KEY\nada KEY");

    @TempDir Path folder;

    @Test
    void eachLineAllowsHereWhomItAllowsInOpenSsh() throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = Files.writeString(folder.resolve("labels.json"), "{}\n");
        Path list = folder.resolve("allowed");
        try (var key = SigningKey.generate()) {
            Path signature =
                    Files.write(
                            folder.resolve("sig"), Seal.sign(key, FileDigest.of(Source.of(file))));
            for (String line : LINES) {
                String text = line.replace("KEY", key.publicKey().line()) + "\n";
                Files.writeString(list, text);
                boolean there =
                        openSsh.verify(list, "ada", signature, file, "-Overify-time=" + TIME)
                                .isGood();

                assertThat(allows(text, key.publicKey())).as(line).isEqualTo(there);
            }
        }
    }

    private static boolean allows(String text, OpenSshKey key) {
        try {
            return AllowedSigners.read("allowed", text.getBytes(UTF_8), ZoneOffset.UTC)
                            .judge(key, "ada", Seal.NAMESPACE, NOON)
                    instanceof Verdict.Good;
        } catch (UnusableKeyListException e) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ben KEY                                  | SIGNATURE_PRINCIPAL      | for \"ben\"",
                "ada cert-authority KEY                   | SIGNATURE_UNKNOWN_SIGNER | cert-authority",
                "# nobody                                 | SIGNATURE_UNKNOWN_SIGNER | not in allowed",
                "ada namespaces=\"file\" KEY              | SIGNATURE_NAMESPACE      | line 1 of allowed",
                "ada valid-before=\"20260101Z\" KEY       | SIGNATURE_EXPIRED        | only until 2026-01-01T00:00:00Z",
                "ada valid-after=\"20270101Z\" KEY        | SIGNATURE_EXPIRED        | only from 2027-01-01T00:00:00Z"
            })
    void aRefusalSaysWhichStepFailedAndWhere(String line, Code code, String words)
            throws IOException {
        assertThat(judge(line, "ada"))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> {
                            assertThat(bad.code()).isEqualTo(code);
                            assertThat(bad.message()).contains(words);
                        });
    }

    @Test
    void theLineThatGoesFarthestIsTheOneThatIsTold() throws IOException {
        assertThat(
                        judge(
                                "ben KEY\nada namespaces=\"x\" KEY\nada valid-before=\"20200101Z\" KEY",
                                "ada"))
                .isInstanceOfSatisfying(
                        Verdict.Bad.class,
                        bad -> assertThat(bad.message()).startsWith("line 3 of allowed"));
    }

    @Test
    void aFileThatNamesNobodyIsByThePrincipalsBesideTheKey() throws IOException {
        assertThat(judge("# first\nada,a.* KEY", null))
                .isInstanceOfSatisfying(
                        Verdict.Good.class,
                        good -> {
                            assertThat(good.signer()).isEqualTo("ada,a.*");
                            assertThat(good.line()).isEqualTo(2);
                        });
    }

    @Test
    void namesBeyondAsciiAreComparedByTheirBytes() throws IOException {
        assertThat(judge("Zoë KEY", "Zoë")).isInstanceOf(Verdict.Good.class);
        assertThat(judge("Zo? KEY", "Zoë")).isInstanceOf(Verdict.Bad.class);
        assertThat(judge("Zo?? KEY", "Zoë")).isInstanceOf(Verdict.Good.class);
        assertThat(judge("Zo\u00eb KEY", "Zoe\u0308")).isInstanceOf(Verdict.Bad.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ada", "rater 7", "Zoë", "#1", "# 1", "a#b", "a!b", "a'b\\", "\u00A0x"})
    void theLineMadeForANameAllowsThatName(String name) throws IOException {
        try (var key = SigningKey.generate()) {
            String line = key.publicKey().allowedSignersLine(name);
            var signers = AllowedSigners.read("allowed", line.getBytes(UTF_8), ZoneOffset.UTC);

            assertThat(signers.broken()).isEmpty();
            assertThat(signers.judge(key.publicKey(), name, Seal.NAMESPACE, NOON))
                    .isInstanceOf(Verdict.Good.class);
            assertThat(signers.judge(key.publicKey(), "somebody", Seal.NAMESPACE, NOON))
                    .isInstanceOf(Verdict.Bad.class);
        }
    }

    @Test
    void timesWithoutAZoneAreLocal() {
        var tokyo = ZoneId.of("Asia/Tokyo");
        assertThat(SshTime.parse("20261130", tokyo))
                .contains(Instant.parse("2026-11-29T15:00:00Z"));
        assertThat(SshTime.parse("20261130Z", tokyo))
                .contains(Instant.parse("2026-11-30T00:00:00Z"));
        assertThat(SshTime.parseAny("2026-11-30T12:00:00+01:00", tokyo))
                .contains(Instant.parse("2026-11-30T11:00:00Z"));
        assertThat(SshTime.parseAny("tomorrow", tokyo)).isEmpty();
        assertThat(SshTime.parse("20261131", tokyo)).isEmpty();
    }

    @Test
    void aBrokenLineIsToldAndTheOthersCount() throws IOException {
        var signers =
                AllowedSigners.read(
                        "allowed",
                        lines("ada KEY\nben valid-after=\"soon\" KEY\n").getBytes(UTF_8),
                        ZoneOffset.UTC);

        assertThat(signers.isEmpty()).isFalse();
        assertThat(signers.broken())
                .singleElement()
                .satisfies(
                        broken -> {
                            assertThat(broken.number()).isEqualTo(2);
                            assertThat(broken.words())
                                    .contains("allowed: line 2", "\"soon\"", "YYYYMMDD");
                        });
    }

    @Test
    void aFileThatIsNoListAtAllIsRefused() {
        assertThatThrownBy(
                        () ->
                                AllowedSigners.read(
                                        "labels.json",
                                        "{\"rater\": \"ada\"}".getBytes(UTF_8),
                                        ZoneOffset.UTC))
                .isInstanceOf(UnusableKeyListException.class)
                .hasMessageContaining("labels.json is no allowed_signers file");
    }

    @Test
    void aRevokedListThatCannotBeReadWholeIsRefused() {
        assertThatThrownBy(
                        () -> RevokedKeys.read("r", lines("KEY\nssh-ed25519 oops").getBytes(UTF_8)))
                .isInstanceOf(UnusableKeyListException.class)
                .hasMessageContaining("r: line 2 is no public key");
        assertThatThrownBy(() -> RevokedKeys.read("r", "SSHKRL\n\0\1\2".getBytes(UTF_8)))
                .isInstanceOf(UnusableKeyListException.class)
                .hasMessageContaining("binary key revocation list");
    }

    private static final OpenSshKey KEY = key();

    private static OpenSshKey key() {
        try (var key = SigningKey.generate()) {
            return key.publicKey();
        }
    }

    private static String lines(String text) {
        return text.replace("KEY", KEY.line());
    }

    private static Verdict judge(String text, @Nullable String signer) throws IOException {
        return AllowedSigners.read("allowed", lines(text).getBytes(UTF_8), ZoneOffset.UTC)
                .judge(KEY, signer, Seal.NAMESPACE, NOON);
    }
}
