package org.plumbline.request;

import org.plumbline.text.Sha256;

/// The labelling guide that a set of labels was made with.
///
/// @param text Markdown
/// @param sha256 over all bytes of its file
public record Rubric(String text, Sha256 sha256) {}
