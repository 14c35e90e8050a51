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

    /// What is called what it is, above the texts.
    EvidenceHead head();

    /// Whether a piece of evidence stands here.
    boolean has(String evidenceId);
}
