package org.plumbline.session.seal;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.text.Sha256;

/// What a file says of itself, which its signature binds.
///
/// @param format as the file calls it; null where it is none of Plumbline's
/// @param author rater or adjudicator; null where the file names none
/// @param rubric digest of the guide that labels were made with; null where it has none
/// @param ratings how many ratings or decisions it has
/// @param requests how many different requests they are about, each by its hash
/// @param sha256 over all its bytes
public record Binding(
        @Nullable String format,
        @Nullable String author,
        @Nullable Sha256 rubric,
        int ratings,
        int requests,
        Sha256 sha256) {

    private static final String LABELS = Format.LABELS.word();
    private static final String ADJUDICATIONS = Format.ADJUDICATIONS.word();
    private static final String REPORT = "plumbline-report";

    /// The formats of files that people sign.
    static final Set<String> SIGNED = Set.of(LABELS, ADJUDICATIONS, REPORT);

    /// True for files that count only under the name they give: labels and adjudications.
    public boolean needsAuthor() {
        return LABELS.equals(format) || ADJUDICATIONS.equals(format);
    }

    /// True for labels, adjudications and reports.
    boolean isOfSignedFormat() {
        return format != null && SIGNED.contains(format);
    }

    /// The member of the root that names the author of a file of this format; null where none does.
    static @Nullable String authorMember(@Nullable String format) {
        return LABELS.equals(format)
                ? "rater"
                : ADJUDICATIONS.equals(format) ? "adjudicator" : null;
    }

    /// The collection whose elements name requests; null where none do.
    static @Nullable String collection(@Nullable String format) {
        return LABELS.equals(format)
                ? Format.LABELS.collection()
                : ADJUDICATIONS.equals(format) ? Format.ADJUDICATIONS.collection() : null;
    }
}
