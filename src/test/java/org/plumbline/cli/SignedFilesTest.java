package org.plumbline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which files `sign` signs, and what it says of those that it should not.
class SignedFilesTest extends SigningFixture {

    @Test
    void anotherRatersFileIsSignedWithAWarning() throws IOException {
        key("key", "ben");

        assertThat(sign("labels-ada.json")).isZero();
        assertThat(said())
                .contains(
                        "labels-ada.json is by \"ada\", and the key says that it is of \"ben\"",
                        "has this key under the name \"ada\"");
        assertThat(verify("labels-ada.json")).isEqualTo(1);
        err.reset();

        assertThat(sign("labels-ben.json")).isZero();
        assertThat(said()).doesNotContain("the key says");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"format\": \"plumbline-labels\", \"rater\": | broken at line 1, column 40",
                "{\"format\": \"plumbline-labels\", \"rater\": \"ada\", \"ratings\": [{\"x\": {\"a\": 1, \"a\": 2}}]}"
                        + "| broken at line 1, column 75",
                "{} | it names no format",
                "{\"format\": \"letter\"} | its format is \"letter\"",
                "Dear Ada, | broken at line 1, column 1",
                "{\"format\": \"plumbline-labels\"} | names no rater"
            })
    void whatNobodyCouldCountIsNotSigned(String content, String why) throws IOException {
        key("key", "ada");
        Path file = Files.writeString(folder.resolve("file.json"), content);

        assertThat(sign("file.json")).isEqualTo(1);

        assertThat(said()).contains(file + "", why);
        assertThat(folder.resolve("file.json.sig")).doesNotExist();
    }

    @Test
    void aFileOfWhichNoSignatureIsAskedForIsSignedWithAWarning() throws IOException {
        key("key", "keeper");

        assertThat(sign("corpus.json")).isZero();

        assertThat(said()).contains("warning", "corpus.json is \"plumbline-corpus\"");
        assertThat(verify("corpus.json")).isZero();
    }

    @Test
    void aSignatureThatIsReplacedIsTold() throws IOException {
        key("key", "ada");

        sign("labels-ada.json");
        assertThat(said()).contains("wrote " + path("labels-ada.json.sig") + ", by key SHA256:");
        sign("labels-ada.json");
        assertThat(said()).contains("labels-ada.json.sig, which replaced the file of that name");
    }

    @Test
    void thePublicHalfOfAKeyIsToldFromThePrivateOne() throws IOException {
        key("key", "ada");

        assertThat(run("sign", path("labels-ada.json"), "--key", path("key.pub"))).isEqualTo(2);

        assertThat(said())
                .contains(
                        "key.pub is the public half",
                        "only the private one signs: give " + path("key"))
                .doesNotContain("chmod");
    }

    @Test
    void aKeyThatNobodyCouldProtectEndsWithTheWarning() {
        environment.clear();

        assertThat(run("keygen", "--key", path("key"))).isZero();

        assertThat(said()).contains("no passphrase was given", "PLUMBLINE_PASSPHRASE");
        assertThat(said().lines().toList().getLast()).contains("warning", "has no passphrase");
    }

    private int sign(String file) {
        return run("sign", path(file), "--key", path("key"));
    }
}
