package org.plumbline.corpus;

/// One piece of stored evidence, as a reviewer may see it.
///
/// @param id unique in the case
public record Evidence(
        String id,
        Role role,
        Seen seenByProducer,
        Content content,
        Completeness completeness,
        Version version) {}
