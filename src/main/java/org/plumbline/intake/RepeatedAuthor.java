package org.plumbline.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// Two files are of one rater, or of one run of one model: which of them counts cannot be known.
/// Several files of one adjudicator are no matter.
final class RepeatedAuthor {

    private RepeatedAuthor() {}

    static void check(List<ReadLabels> files) {
        Map<Author, List<FilePass>> byAuthor = new LinkedHashMap<>();
        for (ReadLabels file : files) {
            Author author = file.file().author();
            if (author != null) {
                byAuthor.computeIfAbsent(author, key -> new ArrayList<>()).add(file.pass());
            }
        }
        byAuthor.forEach(RepeatedAuthor::check);
    }

    private static void check(Author author, List<FilePass> passes) {
        var files = new ArrayList<FilePass>();
        for (FilePass pass : passes) {
            Optional<FilePass> same = files.stream().filter(pass::isOfSameFile).findFirst();
            if (same.isPresent()) {
                report(author, pass, twice(pass, same.get()), twice(pass, same.get()));
            } else {
                files.add(pass);
            }
        }
        for (FilePass pass : files) {
            List<String> others =
                    files.stream().filter(one -> one != pass).map(FilePass::fileName).toList();
            if (!others.isEmpty()) {
                report(
                        author,
                        pass,
                        words(others, "this rater"),
                        words(others, "this model and run"));
            }
        }
    }

    private static void report(Author author, FilePass pass, String ofRater, String ofJudge) {
        switch (author) {
            case Author.Rater rater -> report(pass, "rater", Code.LABELS_RATER, ofRater);
            case Author.Judge judge -> report(pass, "judge", Code.LABELS_JUDGE, ofJudge);
            case Author.Adjudicator adjudicator -> {}
        }
    }

    private static String twice(FilePass again, FilePass first) {
        return again.fileName().equals(first.fileName())
                ? "this file is given twice; give it once"
                : "this is the same file as %s, which is given too; give it once"
                        .formatted(Quoted.escape(first.fileName()));
    }

    private static String words(List<String> others, String author) {
        String first = Quoted.escape(others.getFirst());
        return switch (others.size()) {
            case 1 -> "%s is of %s too, and only one of them can count".formatted(first, author);
            default ->
                    "%s and %s more are of %s too, and only one of them can count"
                            .formatted(first, others.size() - 1, author);
        };
    }

    private static void report(FilePass pass, String name, Code code, String words) {
        JsonValue value = pass.header(name);
        if (value != null) {
            pass.findings().report(code, value, () -> words);
        }
    }
}
