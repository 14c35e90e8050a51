package org.plumbline.report.tally;

import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Truth;

/// What the settled claims of each work item show.
final class ItemMarks {

    static final int FALSE_CLAIM = 1;
    static final int UNSUPPORTED_CLAIM = 2;
    static final int UNSETTLED_TRUTH = 4;
    static final int UNKNOWN_GROUNDING = 8;

    private final byte[] shown;

    ItemMarks(int items) {
        shown = new byte[items];
    }

    /// Adds what a trial of a work item came to.
    void add(int item, SampleStates settled) {
        mark(item, settled, LabelField.TRUTH, Truth.FALSE, FALSE_CLAIM);
        mark(item, settled, LabelField.TRUTH, Truth.UNSUPPORTED, UNSETTLED_TRUTH);
        mark(item, settled, LabelField.GROUNDING, Grounding.UNSUPPORTED, UNSUPPORTED_CLAIM);
        mark(item, settled, LabelField.GROUNDING, Grounding.UNKNOWN, UNKNOWN_GROUNDING);
    }

    private void mark(
            int item, SampleStates settled, LabelField field, LabelValue value, int mark) {
        int category = field.category(value);
        for (byte state : settled.of(field)) {
            if (state == category) {
                shown[item] |= (byte) mark;
            }
        }
    }

    /// How many work items show `mark`.
    int showing(int mark) {
        int count = 0;
        for (byte marks : shown) {
            count += (marks & mark) != 0 ? 1 : 0;
        }
        return count;
    }

    /// True where one shows `doubt` and not `error`, so that it may or may not be an error.
    boolean hasDoubt(int doubt, int error) {
        for (byte marks : shown) {
            if ((marks & (doubt | error)) == doubt) {
                return true;
            }
        }
        return false;
    }
}
