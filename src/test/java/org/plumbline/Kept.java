package org.plumbline;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.plumbline.text.Sha256;

/// Files that an earlier version of the program wrote, as they lie in `kept` of the test resources;
/// the README there says how each was made.
///
/// What a test writes lies in `target/kept` under the same name, to be compared and, after a wanted
/// change, to take the kept file's place.
public final class Kept {

    /// Where the written files lie.
    public static final Path WRITTEN = Path.of("target", "kept");

    private Kept() {}

    /// The bytes of a kept file.
    ///
    /// @param name with its folder, as `labels/journal.jsonl`
    public static byte[] bytes(String name) throws IOException {
        try (InputStream in = Kept.class.getResourceAsStream("/kept/" + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    /// The text of a kept file.
    public static String text(String name) throws IOException {
        return new String(bytes(name), UTF_8);
    }

    /// Holds what was written to the kept file of this name.
    public static void hold(String name, byte[] written) throws IOException {
        Path there = write(name, written);

        assertThat(new String(written, UTF_8))
                .as("kept/%s and what was written, %s", name, there)
                .isEqualTo(text(name));
        assertThat(written).isEqualTo(bytes(name));
    }

    /// Holds what was written to a digest, where the whole would be too long to keep. The bytes of
    /// before are what the same test writes at an earlier commit.
    public static void hold(String name, byte[] written, String sha256) throws IOException {
        Path there = write(name, written);

        assertThat(Sha256.of(written).hex())
                .as("digest of %s; compare it with what an earlier commit's test writes", there)
                .isEqualTo(sha256);
    }

    private static Path write(String name, byte[] written) throws IOException {
        Path there = WRITTEN.resolve(name);
        Files.createDirectories(Objects.requireNonNull(there.getParent()));
        return Files.write(there, written);
    }
}
