package org.plumbline.ui.label.model;

import java.util.Locale;

/// Which samples the queue shows.
public enum QueueFilter {
    ALL,
    TO_DO,
    IN_PROGRESS,
    DONE,
    /// Those whose capture is partial or failed, or has a limitation.
    LIMITED;

    /// The end of the key of its words, and of its node's id.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
