package org.plumbline.request;

import org.plumbline.corpus.Sample;
import org.plumbline.text.Sha256;

/// What a reviewer is asked about one sample.
///
/// @param sample all that may be seen
/// @param sha256 SHA-256 of the RFC 8785 canonical JSON of the request without this field
public record Request(Sample sample, Sha256 sha256) {}
