package org.plumbline.intake;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;
import org.plumbline.text.Term;

/// Words for a file of another format than is wanted, or of none: what it is, where it is known
/// here, and what is wanted.
final class WrongFormat {

    private static final String SCHEMAS =
            "; the README tells of these files, and assets/schemas has a JSON Schema for each";

    private static final Set<Format> RECORDS =
            EnumSet.of(Format.RECORDS, Format.RECORDING, Format.ANNOTATIONS);

    private WrongFormat() {}

    /// @param found what the file calls its format
    static String words(String found, Set<Format> expected) {
        return Term.of(Format.class, found)
                .map(
                        known ->
                                "this is %s, and %s is expected; give that%s"
                                        .formatted(
                                                named(known),
                                                list(expected, WrongFormat::named),
                                                elsewhere(known, expected)))
                .orElseGet(
                        () ->
                                "%s where %s is expected%s"
                                        .formatted(
                                                Quoted.of(found),
                                                list(expected, one -> Quoted.of(one.word())),
                                                SCHEMAS));
    }

    /// Of a file that does not say what it is.
    static String unnamed(Set<Format> expected) {
        return "the field format is missing, which says what a file is: %s%s"
                .formatted(list(expected, one -> Quoted.of(one.word())), SCHEMAS);
    }

    /// Tells of a file whose root is no object.
    static void reportNoObject(JsonTree root, Set<Format> expected, Findings findings) {
        root.faults().forEach(findings::report);
        findings.report(
                Code.SCHEMA_TYPE, root.root(), () -> noObject(root.root().kind(), expected));
    }

    private static String noObject(Kind found, Set<Format> expected) {
        return "%s where an object is expected, with its format (%s) and its list as members%s"
                .formatted(
                        switch (found) {
                            case OBJECT -> "an object";
                            case ARRAY -> "an array";
                            case STRING -> "a string";
                            case NUMBER -> "a number";
                            case BOOLEAN -> "true or false";
                            case NULL -> "null";
                        },
                        list(expected, one -> Quoted.of(one.word())),
                        SCHEMAS);
    }

    /// The command that takes a file which is none for evaluation records.
    private static String elsewhere(Format found, Set<Format> expected) {
        return RECORDS.containsAll(expected) && !RECORDS.contains(found)
                ? ", or check this file with `plumbline validate`"
                : "";
    }

    private static String list(Set<Format> formats, Function<Format, String> name) {
        return Arrays.stream(Format.values())
                .filter(formats::contains)
                .map(name)
                .collect(Collectors.joining(" or "));
    }

    private static String named(Format format) {
        String noun =
                switch (format) {
                    case CORPUS -> "a corpus";
                    case REQUESTS -> "a requests file";
                    case LABELS -> "a label file";
                    case JUDGE -> "a file of judge results";
                    case ADJUDICATIONS -> "an adjudication file";
                    case RECORDS -> "a table of evaluation records";
                    case RECORDING -> "a recording";
                    case ANNOTATIONS -> "an annotation file";
                };
        return noun + " (" + format.word() + ")";
    }
}
