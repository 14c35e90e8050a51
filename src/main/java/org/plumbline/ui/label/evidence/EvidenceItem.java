package org.plumbline.ui.label.evidence;

import java.util.List;
import javafx.scene.layout.Region;

/// A card of evidence. It is used again for the next sample: a text view is dear to make and cheap
/// to fill.
interface EvidenceItem {

    Region node();

    /// Shows other evidence.
    void show(EvidenceGroup group);

    /// Its texts, left to right; none where the evidence is no text.
    List<EvidenceText> texts();

    /// All texts that it may ever show, to be listened to.
    List<EvidenceText> watched();

    /// Draws the frame of what the current claim cites now.
    void setCurrent(boolean current);

    /// Shows its head alone, or all of it.
    void fold(boolean folded);

    /// Fills the room that it is given, or is as high as its content needs.
    void fill(boolean filled);

    /// Has the sides of a path below each other, or beside; nothing where it has none.
    void stack(boolean stacked);

    /// The id of what stands here first.
    String evidenceId();

    /// What is called what it is, above the texts.
    EvidenceHead head();

    /// Whether a piece of evidence stands here.
    boolean has(String evidenceId);
}
