package org.plumbline.ui.label.model;

import java.util.Optional;
import javafx.scene.control.Tooltip;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.text.ExactText;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.HiddenCharacters;

/// The facts of a sample and its evidence in words, and as chips with a sign that works without
/// colour.
public final class FactChips {

    private FactChips() {}

    public static String reviewState(ReviewState state) {
        return switch (state) {
            case REVIEWED -> Words.get("label.fact.reviewed");
            case WITHHELD -> Words.get("label.fact.withheld");
            case NOT_REVIEWED -> Words.get("label.fact.not-reviewed");
        };
    }

    public static String capture(CaptureStatus status) {
        return switch (status) {
            case COMPLETE -> Words.get("label.fact.capture-complete");
            case PARTIAL -> Words.get("label.fact.capture-partial");
            case FAILED -> Words.get("label.fact.capture-failed");
        };
    }

    public static Chip coverage(ClaimCoverage coverage) {
        return switch (coverage) {
            case SELECTED -> new Chip(Words.get("label.fact.selected"), Tone.PLAIN);
            case EXHAUSTIVE -> new Chip(Words.get("label.fact.exhaustive"), Tone.PLAIN);
        };
    }

    public static Chip captureChip(CaptureStatus status) {
        return switch (status) {
            case COMPLETE -> new Chip("✓ " + capture(status), Tone.GOOD);
            case PARTIAL -> new Chip("△ " + capture(status), Tone.LIMIT);
            case FAILED -> new Chip("⊘ " + capture(status), Tone.BAD);
        };
    }

    public static Chip seen(Seen seen) {
        return switch (seen) {
            case YES -> new Chip("✓ " + seenWords(seen), Tone.GOOD);
            case NO -> new Chip("× " + seenWords(seen), Tone.PLAIN);
            case UNKNOWN -> new Chip("? " + seenWords(seen), Tone.PLAIN);
        };
    }

    /// Whether the producer had it, without a sign.
    public static String seenWords(Seen seen) {
        return switch (seen) {
            case YES -> Words.get("label.fact.seen");
            case NO -> Words.get("label.fact.unseen");
            case UNKNOWN -> Words.get("label.fact.seen-unknown");
        };
    }

    /// Warns of characters that can make a text look like another one.
    public static Optional<Chip> hidden(ExactText text) {
        var hidden = HiddenCharacters.in(text);
        if (hidden.isEmpty()) {
            return Optional.empty();
        }
        var chip = new Chip("△ " + Words.get("label.fact.hidden"), Tone.LIMIT);
        chip.setTooltip(new Tooltip(Words.get("label.fact.hidden.long", hidden.words())));
        chip.setAccessibleText(Words.get("label.fact.hidden.long", hidden.words()));
        return Optional.of(chip);
    }

    public static Chip completeness(Completeness completeness) {
        return switch (completeness) {
            case COMPLETE -> new Chip(Words.get("label.fact.complete"), Tone.PLAIN);
            case PARTIAL -> new Chip("△ " + Words.get("label.fact.partial"), Tone.LIMIT);
            case UNKNOWN ->
                    new Chip("? " + Words.get("label.fact.completeness-unknown"), Tone.PLAIN);
        };
    }

    public static Chip role(Role role) {
        return switch (role) {
            case SEEN -> new Chip(Words.get("label.role.seen"), Tone.PLAIN);
            case REFERENCE -> new Chip(Words.get("label.role.reference"), Tone.PLAIN);
            case CONVERSATION -> new Chip(Words.get("label.role.conversation"), Tone.PLAIN);
            case COMPACTION -> new Chip(Words.get("label.role.compaction"), Tone.PLAIN);
        };
    }

    /// What a reviewer should keep in mind of evidence of this role; "" where nothing.
    public static String caution(Role role) {
        return switch (role) {
            case SEEN -> "";
            case REFERENCE -> Words.get("label.caution.reference");
            case CONVERSATION -> Words.get("label.caution.conversation");
            case COMPACTION -> Words.get("label.caution.compaction");
        };
    }

    public static String side(DiffSide side) {
        return switch (side) {
            case OLD -> Words.get("label.fact.old-side");
            case NEW -> Words.get("label.fact.new-side");
        };
    }
}
