package org.plumbline.session.seal;

import java.nio.file.Path;

/// A file that was signed.
///
/// @param signature the file beside it
/// @param key whose signature it is
/// @param binding what was signed
public record SignedFile(Path file, Path signature, ShownKey key, Binding binding) {}
