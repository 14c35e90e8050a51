package org.plumbline.report.form;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;

/// What a line of the table says of a number before its key: null where a column does not apply.
record CsvPlace(
        String section,
        @Nullable StratumKey stratum,
        @Nullable String model,
        @Nullable String runId,
        @Nullable String a,
        @Nullable String b,
        @Nullable String field) {

    static CsvPlace of(String section) {
        return new CsvPlace(section, null, null, null, null, null, null);
    }

    /// A part of this section.
    CsvPlace in(String part) {
        String path = section.isEmpty() ? part : section + "." + part;
        return new CsvPlace(path, stratum, model, runId, a, b, field);
    }

    CsvPlace stratum(StratumKey key) {
        return new CsvPlace(section, key, model, runId, a, b, field);
    }

    CsvPlace judge(String model, String runId) {
        return new CsvPlace(section, stratum, model, runId, a, b, field);
    }

    CsvPlace sides(@Nullable String a, @Nullable String b) {
        return new CsvPlace(section, stratum, model, runId, a, b, field);
    }

    CsvPlace field(String field) {
        return new CsvPlace(section, stratum, model, runId, a, b, field);
    }

    /// The cells from `section` to `field`.
    List<@Nullable String> cells() {
        return Arrays.asList(
                section,
                stratum == null ? null : stratum.practice(),
                stratum == null ? null : stratum.destination(),
                stratum == null ? null : stratum.split().word(),
                stratum == null ? null : stratum.sampling().word(),
                model,
                runId,
                a,
                b,
                field);
    }
}
