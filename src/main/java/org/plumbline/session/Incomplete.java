package org.plumbline.session;

/// A sample that is not exported, and how far it is.
public record Incomplete(int sample, String sampleId, SampleProgress progress) {}
