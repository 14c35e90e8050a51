package org.plumbline.ui.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.ReadProgress;
import org.plumbline.session.Reporting;
import org.plumbline.session.seal.Verifying;

/// One making of a report, on a worker; it ends once nobody wants it any more.
///
/// @param signers the list of allowed signers; null where signatures are not asked for
/// @param isWanted false once something else was asked for
record Making(
        Reporting.Order order,
        @Nullable Path signers,
        ReportController.Outside outside,
        ReadProgress shown,
        BooleanSupplier isWanted)
        implements ReadProgress {

    /// What came out of a reading.
    ///
    /// @param signers lines of the list of signers that cannot be read
    record Read(Reporting reporting, List<String> signers) {}

    Read read() throws IOException {
        if (signers == null) {
            return new Read(Reporting.of(order, this), List.of());
        }
        Verifying verifying = outside.verifying(signers);
        return new Read(Reporting.ofSigned(order, verifying, this), verifying.told());
    }

    @Override
    public void read(long bytes, long total) {
        shown.read(bytes, total);
    }

    @Override
    public boolean isCancelled() {
        return shown.isCancelled() || !isWanted.getAsBoolean();
    }
}
