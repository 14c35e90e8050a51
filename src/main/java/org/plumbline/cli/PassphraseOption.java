package org.plumbline.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.text.Visible;
import picocli.CommandLine.Option;

/// Where a passphrase comes from: an open file, the environment, or the terminal, in this order;
/// never an argument, which every user of the machine could read.
final class PassphraseOption {

    private static final String VARIABLE = "PLUMBLINE_PASSPHRASE";

    /// No passphrase is longer.
    private static final int LONGEST = 4096;

    @Option(
            names = "--passphrase-fd",
            paramLabel = "N",
            description =
                    "Read the passphrase from the first line of this open file descriptor, such as 0."
                            + " Otherwise from the environment variable PLUMBLINE_PASSPHRASE, or the"
                            + " terminal.")
    private @Nullable Integer descriptor;

    /// The file that it is read from; none where it comes from elsewhere.
    Stream<Path> files() {
        return descriptor == null || descriptor == 0 ? Stream.of() : Stream.of(file(descriptor));
    }

    private static Path file(int number) {
        return Path.of("/dev/fd/" + number);
    }

    /// The passphrase of a key that is there; empty where nobody gives one.
    Optional<Passphrase> passphrase(Console console, String question) throws IOException {
        Optional<Passphrase> given = given(console);
        return given.isPresent()
                ? given
                : console.around().prompt().secret(Visible.of(question)).map(Passphrase::of);
    }

    /// The passphrase of a new key, asked for twice; empty where nobody gives one.
    Optional<Passphrase> newPassphrase(Console console) throws IOException {
        Optional<Passphrase> given = given(console);
        if (given.isPresent()) {
            return given;
        }
        var prompt = console.around().prompt();
        Optional<Passphrase> first =
                prompt.secret("Passphrase for the new key (empty for none): ").map(Passphrase::of);
        if (first.isEmpty()) {
            return first;
        }
        try (var again =
                prompt.secret("The same again: ").map(Passphrase::of).orElseGet(Passphrase::none)) {
            if (!first.get().isSameAs(again)) {
                first.get().close();
                throw new IOException("the two passphrases differ; no key was made");
            }
        }
        return first;
    }

    private Optional<Passphrase> given(Console console) throws IOException {
        if (descriptor != null) {
            return Optional.of(read(descriptor));
        }
        String variable = console.around().environment().get(VARIABLE);
        return Optional.ofNullable(variable)
                .map(text -> Passphrase.ofLine(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Passphrase read(int number) throws IOException {
        try (InputStream in = open(number)) {
            byte[] bytes = in.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new IOException("more than %s bytes".formatted(LONGEST));
            }
            return Passphrase.ofLine(bytes);
        } catch (IOException e) {
            throw new IOException(
                    "no passphrase can be read from file descriptor %s: it is not open, or too long (%s)"
                            .formatted(number, e.getMessage()),
                    e);
        }
    }

    private static InputStream open(int number) throws IOException {
        return number == 0
                ? new FileInputStream(FileDescriptor.in)
                : Files.newInputStream(file(number));
    }
}
