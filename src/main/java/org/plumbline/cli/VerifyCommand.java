package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.seal.Verified;
import org.plumbline.session.seal.Verifying;
import org.plumbline.text.Quoted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Verifies the signature of a file: whose key made it, over exactly these bytes.",
            "Whoever a label or adjudication file says it is by must be who signed it."
        })
final class VerifyCommand implements Callable<Integer> {

    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The signed file.")
    private Path file = Path.of("");

    @Option(
            names = "--signature",
            paramLabel = "FILE.sig",
            description = "The signature file (default: the file's name and .sig).")
    private @Nullable Path signature;

    @Mixin private SignersOption signers = new SignersOption();

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (!signers.isGiven()) {
            throw bad("--allowed-signers is needed: it says whose key signs for whom");
        }
        Given.mustBeThere(
                Stream.concat(
                        Stream.of(file),
                        Stream.concat(Stream.ofNullable(signature), signers.files().stream())));
        Verifying verifying = signers.verifying(console);
        Verified verified =
                signature == null ? verifying.verify(file) : verifying.verify(file, signature);
        return switch (verified.standing()) {
            case Verified.Standing.Refused(var problem) -> {
                var problems = new ProblemList(List.of(problem), 0, true);
                console.tell(problems);
                yield ExitCode.PROBLEMS;
            }
            case Verified.Standing.Signed signed -> {
                console.answer(words(verified, signed));
                console.answer(SignCommand.words(verified.binding()));
                yield ExitCode.DONE;
            }
            case Verified.Standing.Unlisted unlisted ->
                    throw new IllegalStateException("a list of allowed signers was given");
        };
    }

    private static String words(Verified verified, Verified.Standing.Signed signer) {
        return "%s: good signature by %s with %s key %s"
                .formatted(
                        verified.file(),
                        Quoted.of(signer.name()),
                        signer.key().type(),
                        signer.key().fingerprint());
    }

    private ParameterException bad(String words) {
        return Misuse.of(spec, words);
    }
}
