package org.plumbline.intake;

/// A file of labels that was read, with the pass that read it: some rules look at several files.
record ReadLabels(ReadFile file, FilePass pass) {}
