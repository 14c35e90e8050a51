package org.plumbline.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
                    "Whose key it is: the rater's or adjudicator's name, as it stands in the files"
                            + " that they sign. Without it, the terminal asks; where nobody can be"
                            + " asked, the key names nobody.")
    private @Nullable String comment;

    @Mixin private PassphraseOption passphrase = new PassphraseOption();

    KeygenCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Optional<String> whose = whose();
        // Before anybody is asked for a passphrase.
        if (whose.isPresent()) {
            SignerKey.mustBeAName(whose.get());
        }
        Optional<Passphrase> given = passphrase.newPassphrase(console);
        SignerKey made;
        try (var secret = given.orElseGet(Passphrase::none)) {
            made =
                    whose.isPresent()
                            ? SignerKey.make(key, whose.get(), secret)
                            : SignerKey.makeForNobody(key, secret);
        }
        console.say(
                "plumbline: wrote %s and %s, key %s"
                        .formatted(key, SignerKey.publicFile(key), made.shown().fingerprint()));
        if (whose.isPresent()) {
            allow(made, whose.get());
        } else {
            console.say(
                    "plumbline: warning: nobody said whose key it is (--comment NAME), so no list of allowed signers gets a line; with the rater's or adjudicator's name for NAME, this is it: %s"
                            .formatted(made.shown().allowedSignersLine("NAME")));
        }
        if (!made.isEncrypted()) {
            if (given.isEmpty()) {
                console.say(
                        "plumbline: no passphrase was given: there is no terminal to ask at, and neither --passphrase-fd nor PLUMBLINE_PASSPHRASE");
            }
            console.say(SignCommand.withoutPassphrase(key));
        }
        return ExitCode.DONE;
    }

    /// Whose key it is, as it was said; empty where nobody can say, and no name is made up.
    private Optional<String> whose() {
        return comment == null
                ? console.around()
                        .prompt()
                        .line("Whose key is it? The name of the rater or adjudicator: ")
                : Optional.of(comment);
    }

    private void allow(SignerKey made, String name) throws IOException {
        String line = made.shown().allowedSignersLine(name) + "\n";
        console.out().write(line.getBytes(StandardCharsets.UTF_8));
        console.out().flush();
        console.say(
                "plumbline: the line above lets this key sign for \"%s\"; hand it to whoever verifies, and keep %s to yourself"
                        .formatted(name, key));
    }
}
