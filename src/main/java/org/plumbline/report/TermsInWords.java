package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.text.Visible;

/// What is said of the terms of a report, the same in the window, in the forms of the report and on
/// the command line.
public final class TermsInWords {

    private TermsInWords() {}

    /// Each term in force; of what holds for every report that asks for nothing, nothing.
    public static List<String> of(ReportTerms terms) {
        var words = new ArrayList<String>();
        if (terms.minRaters() > 1) {
            words.add(raters(terms.minRaters()));
        }
        words.addAll(counted(terms));
        return words;
    }

    /// The same without the number of raters, which is said of every report.
    static List<String> counted(ReportTerms terms) {
        var words = new ArrayList<String>();
        if (terms.blindOnly()) {
            words.add("only ratings given blind");
        }
        if (terms.strict()) {
            words.add("a stale label is an error");
        }
        if (terms.arm() != null) {
            words.add(arm(terms.arm()));
        }
        return words;
    }

    /// `a label needs 2 raters`.
    static String raters(int minRaters) {
        return "a label needs " + Figures.count(minRaters, "rater", "raters");
    }

    /// `only attempts of producer model m and prompt d`.
    static String arm(Arm arm) {
        var parts = new ArrayList<String>();
        if (arm.producerModel() != null) {
            parts.add("producer model " + Visible.of(arm.producerModel()));
        }
        if (arm.promptDigest() != null) {
            parts.add("prompt " + Visible.of(arm.promptDigest()));
        }
        return "only attempts of " + String.join(" and ", parts);
    }

    /// How many ratings do not count, since they were given after unblinding.
    ///
    /// @param ratings at least one
    public static String leftOut(long ratings) {
        return ratings == 1
                ? "1 rating was given after unblinding and is left out."
                : ratings + " ratings were given after unblinding and are left out.";
    }
}
