package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Names and texts that anybody may have written never reach the terminal as they are.
class HostileNamesTest extends SigningFixture {

    /// Colours what follows, begins a line that looks like ours, and turns the rest around.
    private static final String HOSTILE = "a\u001b[31m\nplumbline: done\u0085\u202Eb";

    /// Without what this system cannot have in a name.
    private static final String NAME = encodable("a\u001b[31m\nplumbline: done\u009B\u202Eb");

    private static String encodable(String name) {
        String charset = System.getProperty("sun.jnu.encoding", "UTF-8");
        var encoder = Charset.forName(charset).newEncoder();
        return name.codePoints()
                .filter(point -> encoder.canEncode(Character.toString(point)))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @BeforeEach
    void hostileFiles() throws IOException {
        key("key", "ada");
        Files.write(folder.resolve(NAME), new byte[] {'{', (byte) 0xFF, '\n', 27});
        Files.createDirectory(folder.resolve(NAME + ".d"));
        Files.copy(Path.of("assets/records/agent.json"), folder.resolve("agent.json"));
        Files.copy(Path.of("assets/sample/labels-ada.json"), folder.resolve(NAME + "-labels.json"));
        Files.copy(Path.of("assets/records/agent.json"), folder.resolve(NAME + ".agent"));
        Files.copy(Path.of("assets/records/agent.json"), folder.resolve(NAME + ".csv"));
    }

    private int runLine(String line) {
        return run(
                Arrays.stream(line.split(" "))
                        .map(word -> word.startsWith("@") ? path(word.substring(1)) : word)
                        .map(word -> word.replace("{file}", NAME).replace("{text}", HOSTILE))
                        .toArray(String[]::new));
    }

    private void nothingIsRaw() {
        String all = out.toString(UTF_8) + err.toString(UTF_8);
        assertThat(all.codePoints().filter(HostileNamesTest::isRaw).mapToObj(Integer::toHexString))
                .as(all)
                .isEmpty();
        assertThat(all.lines()).noneMatch(line -> line.startsWith("plumbline: done"));
    }

    private static boolean isRaw(int codePoint) {
        return codePoint != '\n'
                && (Character.getType(codePoint) == Character.CONTROL
                        || Character.getType(codePoint) == Character.FORMAT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate @{file}",
                "validate @{file}.csv",
                "validate @{file}.d",
                "validate @{file}.missing",
                "validate @{file}.missing @corpus.json @{file}.gone",
                "validate @corpus.json --rubric @{file}",
                "validate @corpus.json --rubric @{file}.missing",
                "validate @corpus.json -o @{file}.d",
                "validate @corpus.json -o @{file}.none/x",
                "validate @corpus.json --format {text}",
                "validate @{file}-labels.json",
                "validate @{file} -o @{file}",
                "validate @{file} -o @{file}.txt",
                "validate @corpus.json @corpus.json @{file}-labels.json @{file}-labels.json",
                "requests @{file}",
                "requests @{file}-labels.json",
                "requests @corpus.json -o @{file}.d",
                "requests @corpus.json --shuffle",
                "checks @{file}",
                "checks @{file}-labels.json",
                "checks @corpus.json --format {text}",
                "checks @corpus.json -o @{file}.d",
                "report --corpus @{file}",
                "report --corpus @{file}.d",
                "report --labels @{file}",
                "report --min-raters {text}",
                "report --format {text}",
                "report -o @{file}.pdf",
                "report --format json -o @{file}.html",
                "report --corpus @corpus.json --labels @{file}",
                "report --corpus @corpus.json --labels @{file}-labels.json @{file}-labels.json",
                "report --corpus @corpus.json --labels @{file}-labels.json --allowed-signers @allowed",
                "report --corpus @corpus.json --allowed-signers @{file}",
                "report --corpus @corpus.json --allowed-signers @allowed --revoked @{file}",
                "report --corpus @corpus.json --allowed-signers @allowed --verify-time {text}",
                "keygen --key @{file}.none/key",
                "keygen --key @{file}",
                "keygen --key @{file}.key --comment rater",
                "keygen --key @new --comment {text}",
                "sign @{file} --key @key",
                "sign @{file}-labels.json --key @key",
                "sign @labels-ada.json --key @{file}",
                "sign @labels-ada.json --key @{file}.d",
                "sign @labels-ada.json --key @key -o @{file}.d",
                "sign @agent.json --key @key -o @{file}.sig",
                "sign @labels-ada.json --key @key --passphrase-fd {text}",
                "verify @{file} --allowed-signers @allowed",
                "verify @{file}-labels.json --allowed-signers @allowed",
                "verify @labels-ada.json --allowed-signers @{file}",
                "verify @labels-ada.json --allowed-signers @{file}.d",
                "verify @labels-ada.json --signature @{file} --allowed-signers @allowed",
                "verify @labels-ada.json --allowed-signers @allowed --verify-time {text}",
                "records validate @{file}",
                "records validate @{file}.agent",
                "records build --recordings @{file} --annotations @{file}.agent",
                "records pairs @{file} --a a --b b",
                "records pairs @agent.json --a {text} --b b",
                "records pairs @{file}.agent --a {text} --b b --family {text}",
                "records factorial @agent.json --factors {text}",
                "records factorial @{file}.agent --factors {text},{text}",
                "records factorial @agent.json --factors a --metric {text}",
                "records factorial @agent.json --factors a --draws {text}",
                "records export @{file} --format json",
                "records export @agent.json --format {text}",
                "records {text}",
                "report --{text}",
                "report -{text}",
                "{text}",
                "validdate{text}",
                "@{file}.missing",
                "@{file}.missing @{file}.gone",
            })
    void nameNothingRawOnAnyWayToFail(String line) {
        runLine(line);

        nothingIsRaw();
    }

    @Test
    void isNamedAndTheFileStillWritten() {
        assertThat(runLine("report -o @{file}.txt")).isZero();

        assertThat(said()).contains("wrote ", "a<U+001B>[31m<U+000A>plumbline: done");
        assertThat(folder.resolve(NAME + ".txt")).exists();
    }

    /// The list of allowed signers as it was found, with an option that is none.
    @Test
    void aListOfSignersSteersNoTerminal() throws IOException {
        String list = Files.readString(folder.resolve("allowed"));
        Files.writeString(
                folder.resolve("allowed"),
                list
                        + "ada evil\u001b[31moption ssh-ed25519 AAAA\n"
                        + list.replace("ada", HOSTILE));
        run("sign", path("labels-ada.json"), "--key", path("key"));
        err.reset();

        verify("labels-ada.json");

        nothingIsRaw();
        assertThat(said()).contains("left out");
    }

    @Test
    void aSignerWithAHostileNameIsShownByItsCharacters() throws IOException {
        Path labels = folder.resolve("labels-ada.json");
        Files.writeString(
                labels,
                Files.readString(labels)
                        .replace("\"rater\": \"ada\"", "\"rater\": \"a\\u001b[31m\\u202eda\""));
        Files.writeString(
                folder.resolve("allowed"),
                Files.readString(folder.resolve("allowed")).replace("ada", "*"));
        run("sign", path("labels-ada.json"), "--key", path("key"));

        assertThat(verify("labels-ada.json")).isZero();

        nothingIsRaw();
        run("validate", path("corpus.json"), labels.toString());
        run("report", "--corpus", path("corpus.json"), "--labels", labels.toString());
        nothingIsRaw();
    }
}
