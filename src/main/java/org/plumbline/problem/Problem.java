package org.plumbline.problem;

import org.jspecify.annotations.Nullable;

/// One thing that is wrong with a file.
///
/// @param code what kind of problem, which also gives the severity
/// @param file the file as the user named it
/// @param location line and column of the value that `pointer` names, null where the file has none
/// @param pointer RFC 6901 pointer of the value, null where there is none
/// @param sampleId the sample it belongs to, null where none is known
/// @param message what was found and what was expected, in one or two sentences
public record Problem(
        Code code,
        String file,
        @Nullable Location location,
        @Nullable String pointer,
        @Nullable String sampleId,
        String message) {

    public Severity severity() {
        return code.severity();
    }

    public boolean isError() {
        return code.severity() == Severity.ERROR;
    }
}
