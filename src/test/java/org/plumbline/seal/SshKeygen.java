package org.plumbline.seal;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The `ssh-keygen` of this machine: a second opinion on keys and signatures. Tests that ask it are
/// skipped, and say so, where it is not installed.
public final class SshKeygen {

    private final Path folder;

    private SshKeygen(Path folder) {
        this.folder = folder;
    }

    /// What it said.
    public record Answer(int code, String words) {
        public boolean isGood() {
            return code == 0;
        }
    }

    /// The one of this machine.
    ///
    /// @param folder where it works, and keeps what it writes
    public static SshKeygen in(Path folder) {
        boolean there;
        try {
            there = new SshKeygen(folder).run("-?").words().contains("ssh-keygen");
        } catch (IOException e) {
            there = false;
        }
        assumeTrue(there, "ssh-keygen is not installed");
        return new SshKeygen(folder);
    }

    /// Makes a key; its public key is beside it with `.pub`.
    public Path key(String name, String passphrase, String... kind) throws IOException {
        Path key = folder.resolve(name);
        must(concat(List.of("-q", "-C", name, "-N", passphrase, "-f", key.toString()), kind));
        return key;
    }

    /// Signs a file; the signature is beside it with `.sig`.
    ///
    /// @param passphrase which it takes from a program alone
    public Path sign(Path key, String passphrase, String namespace, Path file) throws IOException {
        Path signature = Path.of(file + ".sig");
        Files.deleteIfExists(signature);
        Path asked = folder.resolve("askpass");
        Files.writeString(asked, "#!/bin/sh\necho '" + passphrase + "'\n");
        Files.setPosixFilePermissions(asked, PosixFilePermissions.fromString("rwx------"));
        must(List.of("-Y", "sign", "-q", "-f", key.toString(), "-n", namespace, file.toString()));
        return signature;
    }

    public Answer verify(Path allowed, String principal, Path signature, Path file, String... more)
            throws IOException {
        var all =
                concat(
                        List.of(
                                "-Y",
                                "verify",
                                "-f",
                                allowed.toString(),
                                "-I",
                                principal,
                                "-n",
                                Seal.NAMESPACE,
                                "-s",
                                signature.toString()),
                        more);
        return run(file, all.toArray(String[]::new));
    }

    public Answer run(String... args) throws IOException {
        return run(Path.of("/dev/null"), args);
    }

    private Answer run(Path input, String... args) throws IOException {
        var command = new ArrayList<String>();
        command.add("ssh-keygen");
        command.addAll(List.of(args));
        var builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectInput(input.toFile());
        builder.environment().put("SSH_ASKPASS", folder.resolve("askpass").toString());
        builder.environment().put("SSH_ASKPASS_REQUIRE", "force");
        builder.environment().put("TZ", "UTC");
        Process process = builder.start();
        try {
            String words =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IOException("ssh-keygen does not end");
            }
            return new Answer(process.exitValue(), words);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            process.destroy();
        }
    }

    private void must(List<String> args) throws IOException {
        Answer answer = run(args.toArray(String[]::new));
        if (!answer.isGood()) {
            throw new AssertionError("ssh-keygen " + args + ": " + answer.words());
        }
    }

    private static List<String> concat(List<String> first, String... more) {
        var all = new ArrayList<>(first);
        all.addAll(List.of(more));
        return all;
    }
}
