package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Source;

/// Names as `allowed_signers` lists have them, here and in OpenSSH.
class PrincipalNameTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ada", "#1", "#", "Ada Lovelace", "# two words", " led", "a#b", "Zoë"})
    void theLineOfANameMeansThatNameForOpenSshToo(String name) throws IOException {
        var openSsh = SshKeygen.in(folder);
        Path file = Files.writeString(folder.resolve("labels.json"), "{}\n");
        Path list = folder.resolve("allowed");
        Path signature = folder.resolve("labels.json.sig");
        try (var key = SigningKey.generate()) {
            Files.writeString(list, key.publicKey().allowedSignersLine(name) + "\n");
            Files.write(signature, Seal.sign(key, FileDigest.of(Source.of(file))));
            assertThat(judge(Files.readString(list), key.publicKey(), name))
                    .isInstanceOf(Verdict.Good.class);
        }

        assertThat(openSsh.verify(list, name, signature, file).words()).startsWith("Good");
        assertThat(openSsh.verify(list, "r1", signature, file).isGood()).isFalse();
        var found =
                openSsh.run(
                        "-Y", "find-principals", "-f", list.toString(), "-s", signature.toString());
        assertThat(found.words()).isEqualTo(name + "\n");
    }

    @Test
    void aNameWithANumberSignIsNobodyElses() throws IOException {
        try (var key = SigningKey.generate()) {
            String line = key.publicKey().allowedSignersLine("#1");

            assertThat(line).startsWith("\"#1\" namespaces=");
            assertThat(judge(line, key.publicKey(), "r1")).isInstanceOf(Verdict.Bad.class);
        }
    }

    /// The last of each are half a character, and marks that turn a line around or end one.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a\tb",
                "a\nb",
                "a\u007Fb",
                "a\u0085b",
                "a\"b",
                "a*b",
                "?",
                "a,b",
                "!ada",
                "a\uD800",
                "a\u202Eb",
                "a\u2028b"
            })
    void aNameThatCannotBeWrittenForItselfAloneIsRefused(String name) throws IOException {
        assertThat(PrincipalName.refusal(name)).isPresent();
        try (var key = SigningKey.generate()) {
            assertThatThrownBy(() -> key.publicKey().allowedSignersLine(name))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /// As OpenSSH has it: a line is a comment only where # is its first byte beside white space.
    @Test
    void aQuotedNumberSignBeginsNoComment() {
        assertThat(LineReader.isNothing(" \t# ada")).isTrue();
        assertThat(LineReader.isNothing("\"#1\" key")).isFalse();
    }

    private static Verdict judge(String list, OpenSshKey key, String name) throws IOException {
        return AllowedSigners.read("allowed", list.getBytes(UTF_8), ZoneOffset.UTC)
                .judge(key, name, Seal.NAMESPACE, NOON);
    }
}
