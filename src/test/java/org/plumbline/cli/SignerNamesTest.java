package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whose name a key can have.
class SignerNamesTest extends SigningFixture {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|it is empty",
                "a,b|it has , in it",
                "a?b|it has ? in it",
                "a*b|it has * in it",
                "a\"b|it has \" in it",
                "!ada|it begins with !",
                "a\tb|the control character U+0009",
            })
    void aKeyGetsNoNameThatWouldAllowSomebodyElse(String comment, String why) {
        environment.clear();

        assertThat(run("keygen", "--key", path("key"), "--comment", comment)).isEqualTo(2);

        assertThat(said()).contains(why, "no key was made");
        assertThat(out.size()).isZero();
        assertThat(folder.resolve("key")).doesNotExist();
        assertThat(folder.resolve("key.pub")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"#1, r1", "'Ada L', Ada", "ada, adb"})
    void aKeySignsForItsNameAlone(String name, String other) throws IOException {
        key("key", name);
        assertThat(Files.readString(folder.resolve("allowed"), UTF_8)).contains(name);
        Path labels = folder.resolve("labels-ada.json");
        String text = Files.readString(labels);
        Files.writeString(labels, text.replace("\"rater\": \"ada\"", rater(name)));
        run("sign", labels.toString(), "--key", path("key"));
        assertThat(verify("labels-ada.json")).isZero();

        Files.writeString(labels, text.replace("\"rater\": \"ada\"", rater(other)));
        run("sign", labels.toString(), "--key", path("key"));
        err.reset();
        assertThat(verify("labels-ada.json")).isEqualTo(1);
        assertThat(said()).contains("signature/principal");
    }

    private static String rater(String name) {
        return "\"rater\": \"" + name + "\"";
    }

    @Test
    void nobodyIsAskedForThePassphraseOfAKeyThatGetsNoName() {
        environment.clear();
        typed.add("horse");

        run("keygen", "--key", path("key"), "--comment", "");

        assertThat(typed).hasSize(1);
    }
}
