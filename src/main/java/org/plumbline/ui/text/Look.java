package org.plumbline.ui.text;

/// What a highlight stands for, and so how it looks.
///
/// Each has a form of its own beside its colour: claims are underlined with a line that tells their
/// label, cited regions are framed, limitations hatched, found and changed words shaded.
public enum Look {
    CLAIM_OPEN("claim", "open"),
    CLAIM_TRUE("claim", "true"),
    CLAIM_FALSE("claim", "false"),
    CLAIM_UNSUPPORTED("claim", "unsupported"),
    /// A region of evidence that a claim cites.
    CITED("cited", "plain"),
    /// A region that another claim cites than the current one.
    CITED_ELSEWHERE("cited", "elsewhere"),
    /// Where a capture lacks something: a redaction, say.
    LIMITED("limited", "plain"),
    /// A hit of a search.
    FOUND("found", "plain"),
    /// Words that only the old side has.
    REMOVED("changed", "removed"),
    /// Words that only the new side has.
    ADDED("changed", "added");

    private final String kind;
    private final String state;

    Look(String kind, String state) {
        this.kind = kind;
        this.state = state;
    }

    /// The style class of the kind of highlight.
    String kind() {
        return kind;
    }

    /// The style class of its state.
    String state() {
        return state;
    }

    /// True where something is drawn behind the text. What was found is drawn over a selection, all
    /// others are below it.
    boolean hasBack(boolean current) {
        return current || !isClaim();
    }

    /// True where its back lies over a selection, which would hide it.
    boolean isBackOver() {
        return this == FOUND;
    }

    /// True where an edge or a hatching is drawn around the text, over a selection.
    boolean hasEdge(boolean current) {
        return kind.equals("cited") || kind.equals("limited") || (isClaim() && current);
    }

    /// True where a line is drawn under the text.
    boolean hasLine() {
        return isClaim() || kind.equals("changed");
    }

    /// True where it stands for a claim, with whatever label.
    public boolean isClaim() {
        return kind.equals("claim");
    }
}
