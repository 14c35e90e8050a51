package org.plumbline.records;

import org.plumbline.text.Term;

/// Why a row is no success, or why that cannot be said yet.
public enum Shortfall implements Term {
    INTENT_UNREVIEWED("intent_correct is not reviewed"),
    CONTRACT_UNREVIEWED("contract_valid is not reviewed"),
    SUPPORT_UNREVIEWED("semantic_support is not reviewed"),
    COMPLETE_UNREVIEWED("complete is not reviewed"),
    NO_NOTE("review_note says nothing"),
    WRONG_INTENT("intent_correct is false"),
    INVALID_CONTRACT("contract_valid is false"),
    CONTRADICTED("semantic_support is contradicted"),
    INSUFFICIENT_EVIDENCE("semantic_support is insufficient_evidence"),
    INCOMPLETE("complete is false");

    private final String word;

    Shortfall(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// True where something of the review is missing, and not success.
    boolean isUnreviewed() {
        return switch (this) {
            case INTENT_UNREVIEWED,
                    CONTRACT_UNREVIEWED,
                    SUPPORT_UNREVIEWED,
                    COMPLETE_UNREVIEWED,
                    NO_NOTE ->
                    true;
            case WRONG_INTENT, INVALID_CONTRACT, CONTRADICTED, INSUFFICIENT_EVIDENCE, INCOMPLETE ->
                    false;
        };
    }
}
