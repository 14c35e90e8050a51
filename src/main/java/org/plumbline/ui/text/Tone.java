package org.plumbline.ui.text;

/// How loudly a mark speaks.
enum Tone {
    /// Ordinary white space.
    QUIET,
    /// Something that cannot be seen and that may matter.
    NOTICE,
    /// Something that can make text look like other text.
    DANGER
}
