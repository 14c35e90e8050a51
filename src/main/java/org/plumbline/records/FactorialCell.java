package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;

/// The rows that have one level of each factor.
///
/// @param levels in the order of the factors
/// @param n how many tasks have a row here
/// @param mean over the tasks of the means over their rows; null where there is none
public record FactorialCell(
        List<Level> levels, int n, @Nullable Double mean, @Nullable ResampledMean interval) {

    public FactorialCell {
        levels = List.copyOf(levels);
    }
}
