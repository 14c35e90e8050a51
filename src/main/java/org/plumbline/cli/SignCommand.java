package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.files.OutFile;
import org.plumbline.session.seal.Binding;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.Signable;
import org.plumbline.session.seal.SignedFile;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.session.seal.UnsignableFileException;
import org.plumbline.text.Quoted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "sign",
        mixinStandardHelpOptions = true,
        description = {
            "Signs a label, adjudication or report file; the file stays as it is.",
            "The signature is one of OpenSSH: `ssh-keygen -Y verify -n plumbline-labels` verifies it too."
        })
final class SignCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The file to sign.")
    private Path file = Path.of("");

    @Option(
            names = "--key",
            paramLabel = "F",
            required = true,
            description = "The private key file, Ed25519, of mode 0600.")
    private Path key = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.sig",
            description = "The signature file (default: the file's name and .sig).")
    private @Nullable Path output;

    @Mixin private PassphraseOption passphrase = new PassphraseOption();

    SignCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path target = output == null ? SignerKey.signatureOf(file) : output;
        Given.mustBeThere(Stream.of(file, key));
        OutFile.mustNotBeRead(
                target,
                Stream.concat(Stream.of(file, key, SignerKey.publicFile(key)), passphrase.files())
                        .toList(),
                Output.MEND);
        Signable signable;
        try {
            signable = Signable.of(file);
        } catch (UnsignableFileException e) {
            console.say("plumbline: " + e.getMessage());
            return ExitCode.PROBLEMS;
        }
        sign(signable, SignerKey.read(key), target);
        return ExitCode.DONE;
    }

    private void sign(Signable signable, SignerKey signer, Path target) throws IOException {
        signable.unusual().ifPresent(this::warn);
        boolean replaces = Files.exists(target);
        SignedFile signed;
        try (var secret = secret(signer);
                var unlocked = signer.unlock(secret)) {
            signable.otherSigner(unlocked.comment()).ifPresent(this::warn);
            signed = unlocked.sign(signable, target);
        }
        console.say(
                Output.wrote(signed.signature(), replaces)
                        + ", by key "
                        + signed.key().fingerprint());
        console.say("plumbline: it binds " + words(signed.binding()));
        if (!signer.isEncrypted()) {
            console.say(withoutPassphrase(key));
        }
    }

    private void warn(String words) {
        console.say("plumbline: warning: " + words);
    }

    private Passphrase secret(SignerKey signer) throws IOException {
        if (!signer.isEncrypted()) {
            return Passphrase.none();
        }
        return passphrase
                .passphrase(console, "Passphrase of %s: ".formatted(key))
                .orElseThrow(
                        () ->
                                new IOException(
                                        key
                                                + " needs its passphrase; give it at a terminal,"
                                                + " with --passphrase-fd N, or in the environment"
                                                + " variable PLUMBLINE_PASSPHRASE"));
    }

    static String withoutPassphrase(Path key) {
        return "plumbline: warning: %s has no passphrase, so whoever gets the file can sign; `ssh-keygen -p -f %s` gives it one"
                .formatted(key, key);
    }

    /// What a signature says of a file, in one line.
    static String words(Binding binding) {
        var parts = new ArrayList<String>();
        parts.add("sha256 " + binding.sha256());
        if (binding.format() != null) {
            parts.add(Quoted.escape(binding.format()));
        }
        if (binding.author() != null) {
            parts.add("by " + Quoted.of(binding.author()));
        }
        if (binding.needsAuthor()) {
            parts.add("%s entries on %s requests".formatted(binding.ratings(), binding.requests()));
        }
        if (binding.rubric() != null) {
            parts.add("rubric " + binding.rubric().brief() + "…");
        }
        return String.join(", ", parts);
    }
}
