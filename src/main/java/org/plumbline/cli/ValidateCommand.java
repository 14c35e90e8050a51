package org.plumbline.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.plumbline.session.problems.Checking;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = {
            "Checks files against every rule, and against each other.",
            "A corpus or requests file with label, judge and adjudication files of it, in any order;"
                    + " also evaluation records, recordings and annotations, these by the bundled"
                    + " guide of their own: `records validate` takes another."
        })
final class ValidateCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private RubricOption rubric = new RubricOption();

    @Mixin private CheckedFiles files = new CheckedFiles();

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        var alone = new ArrayList<String>();
        int code =
                files.check(
                        rubric.files(),
                        (paths, progress) ->
                                Checking.validate(paths, rubric.rubric(), progress, alone::add),
                        console);
        if (!alone.isEmpty()) {
            console.say(words(alone));
        }
        return code;
    }

    private static String words(List<String> labels) {
        return "plumbline: %s checked alone: whether the samples, claims and requests in %s exist was not looked at; give the corpus or requests file too, `plumbline validate CORPUS %s`"
                .formatted(
                        String.join(", ", labels) + (labels.size() == 1 ? " was" : " were"),
                        labels.size() == 1 ? "it" : "them",
                        String.join(" ", labels));
    }
}
