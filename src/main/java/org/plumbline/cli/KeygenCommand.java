package org.plumbline.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.SignerKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "keygen",
        mixinStandardHelpOptions = true,
        description = {
            "Makes an Ed25519 key to sign label files with: F, and F.pub for its public half.",
            "Prints the line that lets it sign in an allowed_signers file."
        })
final class KeygenCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--key",
            paramLabel = "F",
            required = true,
            description = "The new private key file; it must not be there yet.")
    private Path key = Path.of("");

    @Option(
            names = "--comment",
            paramLabel = "C",
            description =
                    "Whose key it is: the rater's or adjudicator's name (default: ${DEFAULT-VALUE}).",
            defaultValue = "rater-1")
    private String comment = "";

    @Mixin private PassphraseOption passphrase = new PassphraseOption();

    KeygenCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        // Before anybody is asked for a passphrase.
        SignerKey.mustBeAName(comment);
        Optional<Passphrase> given = passphrase.newPassphrase(console);
        SignerKey made;
        try (var secret = given.orElseGet(Passphrase::none)) {
            made = SignerKey.make(key, comment, secret);
        }
        String line = made.shown().allowedSignersLine(comment) + "\n";
        console.out().write(line.getBytes(StandardCharsets.UTF_8));
        console.out().flush();
        console.say(
                "plumbline: wrote %s and %s, key %s"
                        .formatted(key, SignerKey.publicFile(key), made.shown().fingerprint()));
        console.say(
                "plumbline: the line above lets this key sign for \"%s\"; hand it to whoever verifies, and keep %s to yourself"
                        .formatted(comment, key));
        if (!made.isEncrypted()) {
            if (given.isEmpty()) {
                console.say(
                        "plumbline: no passphrase was given: there is no terminal to ask at, and neither --passphrase-fd nor PLUMBLINE_PASSPHRASE");
            }
            console.say(SignCommand.withoutPassphrase(key));
        }
        return ExitCode.DONE;
    }
}
