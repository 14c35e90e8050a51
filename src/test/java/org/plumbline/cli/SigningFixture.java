package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A folder with a copy of the bundled sample, and commands that are run in it as a script would.
abstract class SigningFixture {

    private static final Path SAMPLE = Path.of("assets/sample");
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @TempDir Path folder;

    final Map<String, String> environment = new HashMap<>();
    final Deque<String> typed = new ArrayDeque<>();

    /// What is said where a terminal asks for a name.
    final Deque<String> named = new ArrayDeque<>();

    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();

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

    /// A key without a passphrase, and a list that allows it alone.
    final Path key(String name, String rater) throws IOException {
        assertThat(run("keygen", "--key", path(name), "--comment", rater)).isZero();
        Path allowed = folder.resolve("allowed");
        Files.writeString(allowed, out.toString(UTF_8));
        out.reset();
        err.reset();
        return allowed;
    }

    final int verify(String file, String... more) {
        var all = new ArrayList<String>();
        all.addAll(List.of("verify", path(file), "--allowed-signers", path("allowed")));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    final String path(String name) {
        return folder.resolve(name).toString();
    }

    final String said() {
        return err.toString(UTF_8);
    }

    final int run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        var around =
                new Surroundings(
                        () -> NOW,
                        ZoneOffset.UTC,
                        environment,
                        new AtTerminal());
        return CommandFace.run(new Console(out, words, false, around), files -> 2, args);
    }

    private final class AtTerminal implements Prompt {

        @Override
        public Optional<String> line(String question) {
            return Optional.ofNullable(named.poll());
        }

        @Override
        public Optional<char[]> secret(String question) {
            return Optional.ofNullable(typed.poll()).map(String::toCharArray);
        }
    }
}
