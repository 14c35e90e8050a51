package org.plumbline.session.progress;

/// A sample that is not exported, and how far it is.
public record Incomplete(int sample, String sampleId, SampleProgress progress) {}
