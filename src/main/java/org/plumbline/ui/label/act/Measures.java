package org.plumbline.ui.label.act;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.labels.LabelField;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.Words;

/// Which quality measures cannot be judged of a sample, and why. They can be answered all the same:
/// a sample is complete once each has an answer, and an abstention is one.
public final class Measures {

    private Measures() {}

    /// True where there is no text that it could be judged of.
    static boolean hasNothing(LabelField measure, @Nullable Request request) {
        return request != null
                && measure != LabelField.CORRECT_WITHHOLDING
                && request.sample().answer().output() == null;
    }

    private static boolean isUnsure(LabelField measure, @Nullable Request request) {
        return request != null
                && measure != LabelField.CORRECT_WITHHOLDING
                && request.sample().capture().status() == CaptureStatus.FAILED;
    }

    /// Why it cannot be judged, or not for sure, in a few words for the field itself; "" where it
    /// can.
    public static String brief(LabelField measure, @Nullable Request request) {
        return hasNothing(measure, request)
                ? Words.get("label.measure.nothing")
                : isUnsure(measure, request) ? Words.get("label.measure.unsure") : "";
    }

    /// The same in whole sentences; empty where it can be judged.
    public static Optional<String> why(LabelField measure, @Nullable Request request) {
        if (hasNothing(measure, request)) {
            return Optional.of(Words.get("label.measure.nothing.long"));
        }
        return isUnsure(measure, request)
                ? Optional.of(Words.get("label.measure.unsure.long"))
                : Optional.empty();
    }
}
