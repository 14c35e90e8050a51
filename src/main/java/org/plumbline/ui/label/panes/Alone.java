package org.plumbline.ui.label.panes;

/// What has the whole view for itself.
public sealed interface Alone {

    /// Nothing: all panes are there.
    record Nothing() implements Alone {}

    /// The output.
    record Output() implements Alone {}

    /// One item of the evidence.
    ///
    /// @param evidenceId of what stands on its card, or one of two
    record Item(String evidenceId) implements Alone {}
}
