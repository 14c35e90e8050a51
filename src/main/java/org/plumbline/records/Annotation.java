package org.plumbline.records;

import org.plumbline.text.Sha256;

/// What an annotator says of a row.
///
/// @param evidenceSha256 what was looked at; the row's own digest, or the annotation is stale
public record Annotation(RowKey key, Sha256 evidenceSha256, Review review) {}
