package org.plumbline.report;

import java.util.List;
import org.plumbline.agreement.Ratio;
import org.plumbline.agreement.Wilson;

/// How many work items have an error, or why the data cannot carry that number.
public sealed interface Estimate {

    /// An interval over the work items with at least one trial.
    ///
    /// @param bounds Wilson, 95 %
    record Interval(long errors, long workItems, Wilson bounds) implements Estimate {

        public Ratio rate() {
            return Ratio.of(errors, workItems);
        }
    }

    /// No interval.
    ///
    /// @param reasons all that apply, by code; at least one
    record None(List<NoInterval> reasons) implements Estimate {
        public None {
            reasons = List.copyOf(reasons);
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("no interval without a reason");
            }
        }
    }
}
