package org.plumbline.session.settings;

import org.plumbline.text.Term;

/// How the user of a window wants the panes of the Label view, whatever it has room for now.
///
/// @param queueShown whether the queue stands beside the work; else it is called up over it
/// @param evidenceBelow whether the evidence stands below the output, not beside it
/// @param sidesStacked whether the old side of a path stands above the new one, not beside it
/// @param balance who has more of the width, output or evidence
public record Panes(
        boolean queueShown,
        boolean evidenceBelow,
        boolean sidesStacked,
        Balance balance,
        Shares shares) {

    /// As they are until somebody wants them otherwise.
    public static final Panes USUAL =
            new Panes(true, false, false, Balance.EVEN, new Shares(170, 380, 620, 250, 500));

    /// Who has more of the width.
    public enum Balance implements Term {
        EVEN("even"),
        EVIDENCE("evidence"),
        OUTPUT("output");

        private final String word;

        Balance(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /// The one that comes after this one, round the end.
        public Balance next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    /// Where the dividers were left: what the evidence has of the room that it shares with the
    /// output, in thousandths.
    ///
    /// @param queue how wide the queue is, in tenths of the size of the text
    /// @param even beside the output, for [Balance#EVEN]
    /// @param evidence for [Balance#EVIDENCE]
    /// @param output for [Balance#OUTPUT]
    /// @param below of the height, where the evidence is below
    public record Shares(int queue, int even, int evidence, int output, int below) {

        /// The narrowest and the widest queue.
        static final int LEAST_QUEUE = 100;

        static final int MOST_QUEUE = 600;

        /// So much is left to either of two.
        static final int LEAST = 100;

        static final int MOST = 900;

        public Shares {
            queue = Math.clamp(queue, LEAST_QUEUE, MOST_QUEUE);
            even = Math.clamp(even, LEAST, MOST);
            evidence = Math.clamp(evidence, LEAST, MOST);
            output = Math.clamp(output, LEAST, MOST);
            below = Math.clamp(below, LEAST, MOST);
        }

        /// What the evidence has beside the output.
        public int of(Balance balance) {
            return switch (balance) {
                case EVEN -> even;
                case EVIDENCE -> evidence;
                case OUTPUT -> output;
            };
        }

        public Shares with(Balance balance, int share) {
            return switch (balance) {
                case EVEN -> new Shares(queue, share, evidence, output, below);
                case EVIDENCE -> new Shares(queue, even, share, output, below);
                case OUTPUT -> new Shares(queue, even, evidence, share, below);
            };
        }

        public Shares withQueue(int width) {
            return new Shares(width, even, evidence, output, below);
        }

        public Shares withBelow(int share) {
            return new Shares(queue, even, evidence, output, share);
        }
    }

    public Panes withQueueShown(boolean shown) {
        return new Panes(shown, evidenceBelow, sidesStacked, balance, shares);
    }

    public Panes withEvidenceBelow(boolean below) {
        return new Panes(queueShown, below, sidesStacked, balance, shares);
    }

    public Panes withSidesStacked(boolean stacked) {
        return new Panes(queueShown, evidenceBelow, stacked, balance, shares);
    }

    public Panes withBalance(Balance other) {
        return new Panes(queueShown, evidenceBelow, sidesStacked, other, shares);
    }

    public Panes withShares(Shares others) {
        return new Panes(queueShown, evidenceBelow, sidesStacked, balance, others);
    }
}
