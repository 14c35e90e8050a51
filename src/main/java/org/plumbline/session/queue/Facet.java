package org.plumbline.session.queue;

import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.session.progress.SampleState;

/// What samples have in common, and a queue can be narrowed to.
public sealed interface Facet {

    /// Facets of one kind widen each other, and narrow those of other kinds.
    enum Kind {
        STATE,
        LIMITED,
        FLAGGED,
        NOTED,
        CAPTURE,
        LIMITATION,
        DESTINATION,
        /// Known only once the rater has unblinded the file.
        PRACTICE
    }

    Kind kind();

    record OfState(SampleState state) implements Facet {
        @Override
        public Kind kind() {
            return Kind.STATE;
        }
    }

    /// The capture is partial or failed, or has a limitation.
    record Limited() implements Facet {
        @Override
        public Kind kind() {
            return Kind.LIMITED;
        }
    }

    /// The reviewer flagged the sample.
    record Flagged() implements Facet {
        @Override
        public Kind kind() {
            return Kind.FLAGGED;
        }
    }

    /// The reviewer wrote a note on one of the claims.
    record Noted() implements Facet {
        @Override
        public Kind kind() {
            return Kind.NOTED;
        }
    }

    record OfCapture(CaptureStatus status) implements Facet {
        @Override
        public Kind kind() {
            return Kind.CAPTURE;
        }
    }

    record OfLimitation(LimitationKind limitation) implements Facet {
        @Override
        public Kind kind() {
            return Kind.LIMITATION;
        }
    }

    record OfDestination(String destination) implements Facet {
        @Override
        public Kind kind() {
            return Kind.DESTINATION;
        }
    }

    record OfPractice(String practice) implements Facet {
        @Override
        public Kind kind() {
            return Kind.PRACTICE;
        }
    }
}
