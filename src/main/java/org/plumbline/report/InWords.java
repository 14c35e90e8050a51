package org.plumbline.report;

import org.plumbline.agreement.Kappa;
import org.plumbline.corpus.LimitationKind;

/// Each code of a report in words, the same in the window, in text and in HTML.
public final class InWords {

    private InWords() {}

    /// Why there is no interval, to stand behind "no interval:".
    public static String of(NoInterval reason) {
        return switch (reason) {
            case DISPUTED_LABELS -> "labels are disputed";
            case MISSING_LABELS -> "labels are missing";
            case MIXED_PRODUCER_MODELS -> "several producer models";
            case MIXED_PROMPT_DIGESTS -> "several prompts";
            case NO_WORK_ITEMS -> "no work item has a trial";
            case NOT_HELD_OUT_RANDOM -> "not a random sample of held-out work";
            case SELECTED_CLAIMS -> "only selected claims were judged";
            case UNEQUAL_ATTEMPTS -> "unequal attempts per work item";
            case UNKNOWN_GROUNDING -> "an item without an error has a claim of unknown grounding";
            case UNKNOWN_PRODUCER_MODEL -> "a producer model is unknown";
            case UNKNOWN_PROMPT_DIGEST -> "a prompt is unknown";
            case UNSETTLED_TRUTH -> "an item without an error has a claim whose truth is unsettled";
        };
    }

    /// Why there is no kappa.
    public static String of(Kappa.Undefined reason) {
        return switch (reason) {
            case NO_OVERLAP -> "nothing was rated by both";
            case CONSTANT_LABELS ->
                    "both gave one and the same label throughout, which is no perfect agreement";
        };
    }

    /// What a limitation of a capture is.
    static String of(LimitationKind kind) {
        return switch (kind) {
            case MISSING -> "evidence is missing";
            case REDACTION -> "evidence is redacted";
            case TRUNCATION -> "evidence is cut off";
            case INTERPRETATION -> "evidence needs interpretation";
        };
    }

    /// What a reader must know.
    public static String of(Attestation attestation) {
        return switch (attestation) {
            case NO_RELEASE_DECISION ->
                    "No release decision is made here, and none follows from these numbers alone.";
            case JUDGE_ADVISORY ->
                    "Judge results are advisory: they are shown beside people's labels, never"
                            + " counted among them, and never carry an interval.";
            case DIGESTS_SELF_CONSISTENCY ->
                    "Digests show that the files agree with themselves: not where they come from,"
                            + " nor that the export was faithful. The owner keeps the digest of"
                            + " the export's manifest, the sampling frame, the draw method, its"
                            + " seed and its date outside of these files.";
            case RECALL_NOT_MEASURED ->
                    "What an output should have said and did not is not measured: no number here"
                            + " speaks of what was missed.";
            case SAMPLING_ATTESTED ->
                    "That a random sample is one, and that held-out work was held out, is the"
                            + " corpus owner's word; it was not verified.";
            case COVERAGE_ATTESTED ->
                    "That exhaustive claims are all claims of an output is the corpus owner's"
                            + " word; it was not verified. Where claims were selected, no rate"
                            + " holds for a whole output.";
            case INTERVALS_MARGINAL ->
                    "Each interval holds for its own stratum alone; several read together do not"
                            + " hold at 95 %.";
            case CONDITIONAL_ON_CAPTURE ->
                    "Everything about claims holds for attempts whose capture did not fail, and"
                            + " says nothing of those that failed.";
            case INDEPENDENT_ITEMS_ASSUMED ->
                    "Intervals assume that work items are independent of each other.";
            case SINGLE_RATER -> "Behind an interval stands an output that only one person rated.";
            case REGRESSIONS_NO_POPULATION ->
                    "Strata that are not a random sample of held-out work stand for no population:"
                            + " their rates describe their own cases and nothing else.";
            case NULL_KAPPA_NO_AGREEMENT ->
                    "Where there is no kappa, that does not mean perfect agreement: there was nothing"
                            + " to compare, or no second label to tell agreement from habit.";
            case SEVERAL_ARMS ->
                    "Strata differ in their producer models or prompts: a difference between them"
                            + " may come from that.";
            case UNBLINDED_RATINGS ->
                    "Some ratings were given after the rater had unblinded the corpus.";
            case UNSIGNED_LABELS -> "Label files are counted whose signature was not verified.";
            case STALE_RATINGS ->
                    "Some labels were given to an earlier state of a request; they are left out.";
        };
    }
}
