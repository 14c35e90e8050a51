package org.plumbline.intake;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Labels, or annotations of records, were made with another guide than the one in force: the same
/// words may mean another thing in them.
final class OtherRubric {

    private static final String MARK = "\uFEFF";

    /// What a guide that is not the bundled one is given as, by what it guides.
    private enum Given {
        LABELS("labels", "the rubric (--rubric)"),
        ANNOTATIONS(
                "annotations",
                "the records' guide (--rubric of `records validate` or `records build`)");

        private final String made;
        private final String as;

        Given(String made, String as) {
            this.made = made;
            this.as = as;
        }
    }

    private OtherRubric() {}

    /// Holds labels, judge results or decisions to the labelling guide.
    static void check(FilePass pass, Rubric inForce) {
        check(pass, inForce, Given.LABELS);
    }

    /// Holds annotations to the records' guide.
    static void checkAnnotations(FilePass pass, Rubric inForce) {
        check(pass, inForce, Given.ANNOTATIONS);
    }

    private static void check(FilePass pass, Rubric inForce, Given given) {
        JsonValue stated = pass.header("rubricSha256");
        if (stated != null && !stated.string().equals(inForce.sha256().hex())) {
            pass.findings()
                    .report(
                            Code.LABELS_RUBRIC,
                            stated,
                            () -> words(stated.string(), inForce, given));
        }
    }

    private static String words(String stated, Rubric inForce, Given given) {
        String form = formOf(stated, inForce.text());
        return form != null
                ? ("made with the rubric %s, which has the words of the one in force (%s) and differs"
                                + " only in its bytes: it is the same %s; give that form of the file"
                                + " as %s")
                        .formatted(stated, inForce.sha256().hex(), form, given.as)
                : ("made with the rubric %s, and %s is in force; if these are the right %s, give"
                                + " the guide they were made with as %s")
                        .formatted(stated, inForce.sha256().hex(), given.made, given.as);
    }

    /// As what the text has the stated digest, where it differs in line ends or a byte order mark;
    /// null where it is another text. Copying tools and editors change both without being asked.
    private static @Nullable String formOf(String stated, String text) {
        String bare = text.startsWith(MARK) ? text.substring(MARK.length()) : text;
        String lf = bare.replace("\r\n", "\n").replace('\r', '\n');
        for (LineEnd end : LineEnd.values()) {
            String lines = lf.replace("\n", end.characters);
            if (is(stated, lines)) {
                return "with " + end + " line ends and no byte order mark";
            }
            if (is(stated, MARK + lines)) {
                return "with " + end + " line ends and a UTF-8 byte order mark";
            }
        }
        return null;
    }

    private static boolean is(String stated, String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).hex().equals(stated);
    }

    private enum LineEnd {
        LF("\n"),
        CRLF("\r\n"),
        CR("\r");

        private final String characters;

        LineEnd(String characters) {
            this.characters = characters;
        }
    }
}
