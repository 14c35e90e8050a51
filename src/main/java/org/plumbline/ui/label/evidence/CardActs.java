package org.plumbline.ui.label.evidence;

/// What the buttons of a card do.
interface CardActs {

    /// Shows the head of an item alone, or all of it.
    void fold(EvidenceItem item);

    /// Gives all evidence more of the width, and shows this item from its top; or no longer more.
    void widen(EvidenceItem item);

    /// Gives the whole view to an item, or back to all.
    void alone(EvidenceItem item);

    /// Puts the sides of a path below each other, or beside.
    void turnSides();
}
