package org.plumbline.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.plumbline.text.Term;

/// The form that the name of a file asks for, by its ending.
final class NamedForm {

    private static final String JSON = "json";
    private static final String SARIF = "sarif";

    private NamedForm() {}

    /// Empty where the ending is that of none of these forms.
    static <F extends Enum<F> & Term> Optional<F> of(Path file, Class<F> forms) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith("." + SARIF + "." + JSON)) {
            return Term.of(forms, SARIF).or(() -> Term.of(forms, JSON));
        }
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (ending.length() == name.length()) {
            return Optional.empty();
        }
        return Term.of(
                forms,
                switch (ending) {
                    case "txt" -> "text";
                    case "htm" -> "html";
                    case "ndjson" -> "jsonl";
                    default -> ending;
                });
    }

    /// True where a file that is named like one form is not the other. SARIF is JSON too.
    static boolean contradict(Term named, Term asked) {
        return !named.equals(asked) && !(named.word().equals(JSON) && asked.word().equals(SARIF));
    }
}
