package org.plumbline.text;

/// A string has a surrogate without its partner, so that it has no bytes.
public final class UnpairedSurrogateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int index;

    public UnpairedSurrogateException(String text, int index) {
        super(
                "unpaired surrogate U+%04X at UTF-16 unit %s"
                        .formatted((int) text.charAt(index), index));
        this.index = index;
    }

    /// Where it is, in UTF-16 units from the start.
    int index() {
        return index;
    }
}
