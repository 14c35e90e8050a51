package org.plumbline.intake;

import java.io.IOException;

/// More than one corpus was given, and labels can be held against one only. The message is for the
/// user.
final class SeveralCorporaException extends IOException {

    private static final long serialVersionUID = 1L;

    private SeveralCorporaException(String words) {
        super(words);
    }

    static SeveralCorporaException of(FileInput first, FileInput second) {
        String one = first.source().name();
        String two = second.source().name();
        if (!first.isSameFile(second)) {
            return new SeveralCorporaException(
                    one + " and " + two + " are both corpora; give one at a time");
        }
        return new SeveralCorporaException(
                one.equals(two)
                        ? one + " is given twice; give it once"
                        : one + " and " + two + " are one file; give it once");
    }
}
