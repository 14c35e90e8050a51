package org.plumbline.seal;

import static org.plumbline.problem.Code.SIGNATURE_EXPIRED;
import static org.plumbline.problem.Code.SIGNATURE_NAMESPACE;
import static org.plumbline.problem.Code.SIGNATURE_PRINCIPAL;
import static org.plumbline.problem.Code.SIGNATURE_UNKNOWN_SIGNER;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Quoted;

/// Whose key signs for whom, and when: an `allowed_signers` file of OpenSSH (`man ssh-keygen`,
/// ALLOWED SIGNERS).
public final class AllowedSigners {

    /// Longer files are no lists of keys.
    static final int LONGEST = 16 << 20;

    private final String name;
    private final List<AllowedLine> lines;
    private final List<BrokenLine> broken;

    private AllowedSigners(String name, List<AllowedLine> lines, List<BrokenLine> broken) {
        this.name = name;
        this.lines = List.copyOf(lines);
        this.broken = List.copyOf(broken);
    }

    /// A line that cannot be read, and so allows nobody.
    ///
    /// @param number from 1
    /// @param words what is wrong with it, and what follows
    public record BrokenLine(int number, String words) {}

    /// Reads a file.
    ///
    /// @param name as the user gave it
    /// @param zone what local time is; in it are times without a `Z`
    /// @throws UnusableKeyListException where no line of it can be read
    public static AllowedSigners read(String name, byte[] file, ZoneId zone)
            throws UnusableKeyListException {
        var lines = new ArrayList<AllowedLine>();
        var broken = new ArrayList<BrokenLine>();
        int number = 0;
        for (String line : new String(file, StandardCharsets.ISO_8859_1).split("\n", -1)) {
            number++;
            try {
                LineReader.read(line, number, zone).ifPresent(lines::add);
            } catch (BrokenLineException e) {
                broken.add(
                        new BrokenLine(
                                number,
                                "%s: line %s is left out: %s"
                                        .formatted(name, number, e.getMessage())));
            }
        }
        if (lines.isEmpty() && !broken.isEmpty()) {
            throw new UnusableKeyListException(
                    name
                            + " is no allowed_signers file: none of its lines is `NAME [OPTIONS]"
                            + " KEY-TYPE BASE64`; the first is not because: "
                            + broken.getFirst().words());
        }
        return new AllowedSigners(name, lines, broken);
    }

    /// The lines that cannot be read; they allow nobody.
    public List<BrokenLine> broken() {
        return broken;
    }

    /// True where no line allows anybody.
    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /// How far a line goes for a key: the last of these is as good as the key gets.
    private enum Reach {
        OTHER_KEY,
        OTHER_NAME,
        OTHER_NAMESPACE,
        OTHER_TIME,
        ALL
    }

    /// Whether this key may sign for that name, for that purpose, at that time.
    ///
    /// @param signer null for a file that names nobody: then anyone will do
    Verdict judge(OpenSshKey key, @Nullable String signer, String namespace, Instant time) {
        Optional<AllowedLine> best =
                lines.stream()
                        .max(
                                Comparator.comparing(
                                        line -> reach(line, key, signer, namespace, time)));
        Reach reach =
                best.map(line -> reach(line, key, signer, namespace, time)).orElse(Reach.OTHER_KEY);
        return switch (reach) {
            case OTHER_KEY -> unknown(key);
            case OTHER_NAME -> otherName(key, String.valueOf(signer));
            case OTHER_NAMESPACE ->
                    new Verdict.Bad(
                            SIGNATURE_NAMESPACE,
                            "line %s of %s does not allow this key in namespace \"%s\"; add it to namespaces=\"…\" there"
                                    .formatted(best.orElseThrow().number(), name, namespace));
            case OTHER_TIME -> otherTime(best.orElseThrow(), time);
            case ALL -> {
                AllowedLine line = best.orElseThrow();
                yield new Verdict.Good(
                        key, signer == null ? line.principals().shown() : signer, line.number());
            }
        };
    }

    private static Reach reach(
            AllowedLine line,
            OpenSshKey key,
            @Nullable String signer,
            String namespace,
            Instant time) {
        if (line.options().authority() || !line.key().equals(key)) {
            return Reach.OTHER_KEY;
        }
        if (signer != null && !line.principals().fit(signer)) {
            return Reach.OTHER_NAME;
        }
        if (!line.options().allow(namespace)) {
            return Reach.OTHER_NAMESPACE;
        }
        return line.options().hold(time) ? Reach.ALL : Reach.OTHER_TIME;
    }

    private Verdict unknown(OpenSshKey key) {
        boolean isAuthority = lines.stream().anyMatch(line -> line.key().equals(key));
        return new Verdict.Bad(
                SIGNATURE_UNKNOWN_SIGNER,
                isAuthority
                        ? "%s has the key %s only as a cert-authority, which signs certificates and no files; add a line without cert-authority if it is a signer's"
                                .formatted(name, key.fingerprint())
                        : "the signature is good, but its key %s is not in %s; add a line for it only if you know whose it is"
                                .formatted(key.fingerprint(), name));
    }

    private Verdict otherName(OpenSshKey key, String signer) {
        String names =
                lines.stream()
                        .filter(line -> !line.options().authority() && line.key().equals(key))
                        .map(line -> Quoted.of(line.principals().shown()))
                        .distinct()
                        .collect(Collectors.joining(", "));
        return new Verdict.Bad(
                SIGNATURE_PRINCIPAL,
                "the file says it is by %s, but %s lists its key %s for %s; whoever it is by must sign it"
                        .formatted(Quoted.of(signer), name, key.fingerprint(), names));
    }

    private Verdict otherTime(AllowedLine line, Instant time) {
        boolean early = line.options().isBefore(time);
        return new Verdict.Bad(
                SIGNATURE_EXPIRED,
                "line %s of %s allows this key %s %s, and it is verified for %s; sign with a key that is valid, or give the time of the signature with --verify-time if you know it"
                        .formatted(
                                line.number(),
                                name,
                                early ? "only from" : "only until",
                                early ? line.options().after() : line.options().before(),
                                time));
    }
}
