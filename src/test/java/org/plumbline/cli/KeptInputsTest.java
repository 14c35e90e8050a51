package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A result never takes the place of anything that a command reads.
class KeptInputsTest extends SigningFixture {

    private static final String REPORT =
            "report --corpus @corpus.json --labels @labels-ada.json --judge @judge.json"
                    + " --adjudications @adjudications.json --rubric @rubric.md"
                    + " --allowed-signers @allowed --revoked @revoked";

    @BeforeEach
    void moreFiles() throws IOException {
        key("key", "ada");
        run("sign", path("labels-ada.json"), "--key", path("key"));
        Files.copy(Path.of("assets/rubric.md"), folder.resolve("rubric.md"));
        Files.writeString(folder.resolve("revoked"), "# nobody\n");
        Files.copy(Path.of("assets/records/agent.json"), folder.resolve("agent.json"));
        Files.copy(Path.of("assets/records/annotations.json"), folder.resolve("annotations.json"));
        err.reset();
        out.reset();
    }

    private Map<String, String> everything() throws IOException {
        var all = new HashMap<String, String>();
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                all.put(folder.relativize(file).toString(), Files.readString(file, UTF_8));
            }
        }
        return all;
    }

    private int runLine(String line) {
        return run(
                Arrays.stream(line.split(" "))
                        .map(word -> word.startsWith("@") ? path(word.substring(1)) : word)
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "validate @corpus.json --rubric @rubric.md, corpus.json",
        "validate @corpus.json --rubric @rubric.md, rubric.md",
        "validate @corpus.json @labels-ada.json, labels-ada.json.sig",
        "requests @corpus.json --rubric @rubric.md, rubric.md",
        "requests @corpus.json, corpus.json",
        REPORT + ", corpus.json",
        REPORT + ", labels-ada.json",
        REPORT + ", judge.json",
        REPORT + ", adjudications.json",
        REPORT + ", rubric.md",
        REPORT + ", allowed",
        REPORT + ", revoked",
        REPORT + ", labels-ada.json.sig",
        "sign @labels-ada.json --key @key, labels-ada.json",
        "sign @labels-ada.json --key @key, key",
        "sign @labels-ada.json --key @key, key.pub",
        "records validate @agent.json, agent.json",
        "records validate @agent.json --rubric @rubric.md, rubric.md",
        "records build --recordings @agent.json --annotations @annotations.json, agent.json",
        "records build --recordings @agent.json --rubric @rubric.md, rubric.md",
        "records build --recordings @agent.json --annotations @annotations.json, annotations.json",
        "records pairs @agent.json --a x --b y, agent.json",
        "records factorial @agent.json --factors f, agent.json",
        "records export @agent.json --format json, agent.json",
    })
    void isNoResultByWhateverName(String line, String input) throws IOException {
        Files.createLink(folder.resolve("hard"), folder.resolve(input));
        Files.createSymbolicLink(folder.resolve("soft"), folder.resolve(input));
        Map<String, String> before = everything();
        Path around = Files.createSymbolicLink(folder.resolve("around"), folder);
        for (String name : List.of(input, "hard", "soft", "./" + input, "around/" + input)) {
            assertThat(runLine(line + " -o @" + name)).as(name).isEqualTo(2);

            assertThat(said()).as(name).contains(name, "read", "give -o another name");
            assertThat(said().lines()).as(name).hasSize(1);
            err.reset();
        }
        Files.delete(around);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void anOlderSignatureIsReplacedAndAnotherFileToo() throws IOException {
        assertThat(runLine("sign @labels-ada.json --key @key")).isZero();
        Files.writeString(folder.resolve("old.txt"), "an older report");
        assertThat(runLine("report --corpus @corpus.json -o @old.txt")).isZero();
        assertThat(folder.resolve("old.txt")).content().contains("No release decision");
    }
}
