package org.plumbline.records;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;

/// The rows that have one level of each factor.
///
/// @param levels by the name of the factor, in the order of the factors
/// @param n how many tasks there are, in each cell the same
/// @param mean over the tasks of the means over their rows
record FactorialCell(
        Map<String, Level> levels, int n, double mean, @Nullable ResampledMean interval) {

    FactorialCell {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    }
}
