package org.plumbline.ui.label.act;

/// Where the view puts the focus on behalf of its controller.
public interface LabelFocus {

    /// Puts the focus on the note.
    void focusNote();

    /// Puts the focus into the output, and so out of the note.
    void focusText();

    /// Puts a piece of evidence into sight, and the focus into it.
    void focusEvidence(String evidenceId);
}
