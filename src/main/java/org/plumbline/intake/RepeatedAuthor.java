package org.plumbline.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.problem.Code;

/// Two files are of one rater, or of one run of one model: which of them counts cannot be known.
/// Several files of one adjudicator are no matter.
final class RepeatedAuthor {

    private RepeatedAuthor() {}

    static void check(List<LabelFile> files) {
        Map<Author, List<FilePass>> byAuthor = new LinkedHashMap<>();
        for (LabelFile file : files) {
            Author author = file.file().author();
            if (author != null) {
                byAuthor.computeIfAbsent(author, key -> new ArrayList<>()).add(file.pass());
            }
        }
        byAuthor.forEach(
                (author, passes) -> {
                    if (passes.size() > 1) {
                        passes.forEach(pass -> report(author, pass));
                    }
                });
    }

    private static void report(Author author, FilePass pass) {
        switch (author) {
            case Author.Rater rater ->
                    report(pass, "rater", Code.LABELS_RATER, "another file is of this rater");
            case Author.Judge judge ->
                    report(
                            pass,
                            "judge",
                            Code.LABELS_JUDGE,
                            "another file is of this model and run");
            case Author.Adjudicator adjudicator -> {}
        }
    }

    private static void report(FilePass pass, String name, Code code, String words) {
        JsonValue value = pass.header(name);
        if (value != null) {
            pass.findings().report(code, value, () -> words + ", and only one of them can count");
        }
    }
}
