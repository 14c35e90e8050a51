package org.plumbline.report.checks;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.Abstention;
import org.plumbline.corpus.DiffSide;
import org.plumbline.text.ExactText;
import org.plumbline.text.Visible;

/// A check in words that are safe to show, the same in text and in the window.
public final class CheckWords {

    /// What no check says.
    public static final String LIMITS =
            "A check looks for annotated bytes in a region of stored evidence. It never proves"
                    + " absence and never decides a verdict.";

    private static final String NONE = "none";

    private CheckWords() {}

    /// Why a check abstains, sentence by sentence; empty where it does not.
    public static List<String> why(ReviewedCheck one) {
        return one.finding().reasons().stream().map(reason -> why(reason, one)).toList();
    }

    private static String why(Abstention reason, ReviewedCheck one) {
        var check = one.check();
        var version = one.evidence().version();
        return switch (reason) {
            case OTHER_REVISION ->
                    "The check speaks of revision %s, the evidence is of revision %s: not compared."
                            .formatted(named(check.revision()), named(version.revision()));
            case OTHER_SIDE ->
                    "The check speaks of side %s, the evidence is of side %s: not compared."
                            .formatted(named(check.diffSide()), named(version.diffSide()));
            case TEXT_NOT_FOUND ->
                    "The annotated text does not occur in the region. That proves no absence.";
            case TEXT_DIFFERS -> "The region's bytes are not the annotated ones.";
        };
    }

    /// What the claim says; parts that do not touch are joined by an ellipsis.
    public static String claim(ReviewedCheck one) {
        return one.claimTexts().stream()
                .map(ExactText::value)
                .map(Visible::of)
                .collect(Collectors.joining(" … "));
    }

    /// Where it looks: `e2, src/Main.java, bytes 12 to 40`.
    public static String place(ReviewedCheck one) {
        String path = one.evidence().version().path();
        var region = one.check().region();
        return Visible.of(one.check().evidenceId())
                + (path == null ? "" : ", " + Visible.of(path))
                + ", bytes "
                + region.start()
                + " to "
                + region.end();
    }

    /// The revision and side that the check and its evidence have, or each of them where they
    /// differ.
    public static String version(ReviewedCheck one) {
        var check = one.check();
        var version = one.evidence().version();
        return both("revision", named(check.revision()), named(version.revision()))
                + " · "
                + both("side", named(check.diffSide()), named(version.diffSide()));
    }

    private static String both(String what, String check, String evidence) {
        return check.equals(evidence)
                ? what + " " + check
                : what + " " + check + " (the evidence: " + evidence + ")";
    }

    private static String named(@Nullable String revision) {
        return revision == null ? NONE : Visible.of(revision);
    }

    private static String named(@Nullable DiffSide side) {
        return side == null ? NONE : side.word();
    }
}
