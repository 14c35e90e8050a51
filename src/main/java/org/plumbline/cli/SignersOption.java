package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Verifying;
import picocli.CommandLine.Option;

/// Whose signatures count, and when.
final class SignersOption {

    @Option(
            names = "--allowed-signers",
            paramLabel = "F",
            description =
                    "Whose key signs for whom: an allowed_signers file of OpenSSH. Only files with a"
                            + " signature by it count.")
    private @Nullable Path allowed;

    @Option(
            names = "--revoked",
            paramLabel = "F",
            description = "Public keys that no longer count, one a line.")
    private @Nullable Path revoked;

    @Option(
            names = "--verify-time",
            paramLabel = "T",
            description =
                    "The time for which keys must be valid, YYYYMMDD[HHMM[SS]][Z] or RFC 3339"
                            + " (default: now).")
    private @Nullable String time;

    boolean isGiven() {
        return allowed != null;
    }

    /// True where an option was given that says nothing without the list.
    boolean isHalfGiven() {
        return allowed == null && (revoked != null || time != null);
    }

    List<Path> files() {
        return Stream.of(allowed, revoked).filter(Objects::nonNull).toList();
    }

    /// Reads the lists, and tells what cannot be read of the first.
    Verifying verifying(Console console) throws IOException {
        Path list = Objects.requireNonNull(allowed);
        var verifying = Verifying.of(list, revoked, moment(console), console.around().zone());
        verifying.told().forEach(words -> console.say("plumbline: " + words));
        return verifying;
    }

    private Instant moment(Console console) throws IOException {
        String text = time;
        if (text == null) {
            return console.around().clock().instant();
        }
        return Verifying.time(text, console.around().zone())
                .orElseThrow(
                        () ->
                                new IOException(
                                        "--verify-time is '%s'; YYYYMMDD[HHMM[SS]][Z] or a time such as 2026-11-30T12:00:00Z is expected"
                                                .formatted(text)));
    }
}
