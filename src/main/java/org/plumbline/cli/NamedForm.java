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

    /// The ending of a file's name, without its dot; empty where it has none.
    static Optional<String> ending(Path file) {
        Path name = file.getFileName();
        String text = name == null ? "" : name.toString();
        int dot = text.lastIndexOf('.');
        return dot <= 0 || dot == text.length() - 1
                ? Optional.empty()
                : Optional.of(text.substring(dot + 1));
    }

    /// Empty where the ending is that of none of these forms.
    static <F extends Enum<F> & Term> Optional<F> of(Path file, Class<F> forms) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith("." + SARIF + "." + JSON)) {
            return Term.of(forms, SARIF).or(() -> Term.of(forms, JSON));
        }
        Optional<String> ending = ending(Path.of(name));
        return ending.flatMap(
                word ->
                        Term.of(
                                forms,
                                switch (word) {
                                    case "txt", "log" -> "text";
                                    case "htm" -> "html";
                                    case "ndjson" -> "jsonl";
                                    default -> word;
                                }));
    }

    /// True where a file that is named like one form is not the other. SARIF is JSON too.
    static boolean contradict(Term named, Term asked) {
        return !named.equals(asked) && !(named.word().equals(JSON) && asked.word().equals(SARIF));
    }
}
