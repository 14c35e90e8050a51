package org.plumbline.intake;

import java.io.IOException;

/// More than one corpus was given, and labels can be held against one only. The message is for the
/// user.
public final class SeveralCorporaException extends IOException {

    private static final long serialVersionUID = 1L;

    SeveralCorporaException(String first, String second) {
        super(first + " and " + second + " are both corpora; give one at a time");
    }
}
