package org.plumbline.session.others;

import org.jspecify.annotations.Nullable;

/// One thing that is said otherwise here than elsewhere, which stays as it is here.
///
/// @param claimId null for what is of the item as a whole
/// @param field the word of what it is about
/// @param here the word of what is said here
/// @param there the word of what is said elsewhere
public record Difference(@Nullable String claimId, String field, String here, String there) {}
