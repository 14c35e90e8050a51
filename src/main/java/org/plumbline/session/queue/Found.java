package org.plumbline.session.queue;

/// How often a search found its word in a sample, by place.
///
/// @param names in the id and the destination together
/// @param capture in the reasons of the limitations of the capture
/// @param notes in what the reviewer noted on the claims
public record Found(int names, int output, int evidence, int capture, int notes) {

    public static final Found NOTHING = new Found(0, 0, 0, 0, 0);

    /// True where it was found anywhere.
    public boolean isAny() {
        return !equals(NOTHING);
    }

    /// True where it was found in a text that is shown when the sample is opened.
    public boolean isInText() {
        return output + evidence > 0;
    }

    /// Both together.
    public Found plus(Found other) {
        return new Found(
                names + other.names,
                output + other.output,
                evidence + other.evidence,
                capture + other.capture,
                notes + other.notes);
    }

    Found with(int inOutput, int inEvidence, int inCapture) {
        return new Found(names, inOutput, inEvidence, inCapture, notes);
    }
}
