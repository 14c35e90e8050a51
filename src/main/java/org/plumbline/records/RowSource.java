package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// Which recording a row was built from.
///
/// @param record the base name of the recording
/// @param sha256 over all its bytes
/// @param callIds indices of its calls, from 0
public record RowSource(@Nullable String record, @Nullable Sha256 sha256, List<Long> callIds) {

    public RowSource {
        callIds = List.copyOf(callIds);
    }
}
