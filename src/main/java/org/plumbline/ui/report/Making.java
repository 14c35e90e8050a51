package org.plumbline.ui.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.report.Reporting;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.seal.Verifying;

/// One making of a report, on a worker.
///
/// @param signers the list of allowed signers; null where signatures are not asked for
record Making(Reporting.Order order, @Nullable Path signers, SealWorkspace seals) {

    /// What came out of a reading.
    ///
    /// @param signers lines of the list of signers that cannot be read
    record Read(Reporting reporting, List<String> signers) {}

    Read read(ReadProgress progress) throws IOException {
        if (signers == null) {
            return new Read(Reporting.of(order, progress), List.of());
        }
        Verifying verifying = seals.verifying(signers);
        return new Read(Reporting.ofSigned(order, verifying, progress), verifying.told());
    }
}
