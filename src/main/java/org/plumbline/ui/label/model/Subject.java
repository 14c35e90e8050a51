package org.plumbline.ui.label.model;

import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.text.CaretInfo;

/// What the reviewer turned to last, to be shown as bytes or said in words.
public sealed interface Subject {

    record Nothing() implements Subject {}

    /// A claim.
    ///
    /// @param index its place among the sample's claims, from 0
    /// @param text the output
    record OfClaim(int index, Claim claim, ExactText text) implements Subject {}

    /// A region that the current claim cites.
    ///
    /// @param index its place among those that it cites, from 0
    record OfRegion(int index, Region region, Evidence evidence) implements Subject {}

    /// What is selected.
    ///
    /// @param where the name of the text
    record OfSelection(String where, ExactText text, Span span) implements Subject {}

    /// The place of the caret.
    ///
    /// @param where the name of the text
    record OfCaret(String where, ExactText text, CaretInfo caret) implements Subject {}
}
