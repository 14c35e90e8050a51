package org.plumbline.session.review;

import java.util.Optional;
import org.plumbline.seal.PrincipalName;

/// What a rater can be called.
///
/// A name that is given from now on can stand in a list of allowed signers, so that a signature
/// can count, and is read the same by everybody who sees it. Names that an earlier version took
/// are labelled under as before.
public final class RaterName {

    private static final int LONGEST = 100;

    private RaterName() {}

    /// Why nobody should label under this name; empty where somebody can.
    ///
    /// @param typed as it stands: nothing is taken off its ends
    public static Optional<String> refusal(String typed) {
        if (typed.isBlank()) {
            return Optional.of("A name is needed.");
        }
        if (isSpace(typed.codePointAt(0)) || isSpace(typed.codePointBefore(typed.length()))) {
            return Optional.of(
                    "The name begins or ends with white space, which nobody would see. Delete it.");
        }
        if (typed.codePointCount(0, typed.length()) > LONGEST) {
            return Optional.of("The name has more than %s characters.".formatted(LONGEST));
        }
        return PrincipalName.refusal(typed)
                .or(() -> unseen(typed))
                .map(why -> "This cannot be a rater's name: %s.".formatted(why));
    }

    private static boolean isSpace(int codePoint) {
        return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }

    /// Two names that look alike are not to be two raters. What joins letters or keeps them apart
    /// belongs to the writing of some languages.
    private static Optional<String> unseen(String typed) {
        return typed.codePoints()
                .filter(point -> Character.getType(point) == Character.FORMAT)
                .filter(point -> point != 0x200C && point != 0x200D)
                .mapToObj("it has the character U+%04X in it, which nobody sees"::formatted)
                .findFirst();
    }
}
