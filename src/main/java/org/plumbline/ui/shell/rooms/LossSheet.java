package org.plumbline.ui.shell.rooms;

import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Tells of the last acts of a session that never reached the disk, since it began to refuse while
/// the session was being closed: nobody could be asked before. FX thread only.
public final class LossSheet {

    private final Overlay overlay;
    private @Nullable Sheet shown;
    private int lost;

    LossSheet(Overlay overlay) {
        this.overlay = overlay;
    }

    /// Tells of so many more.
    void tell(int entries) {
        lost = isShown() ? lost + entries : entries;
        shown =
                new Sheet("lost", Words.get("shell.lost.title"))
                        .say(Words.get("shell.lost.words", lost))
                        .button("lost-close", Words.get("shell.close"), overlay::close);
        shown.showOn(overlay);
    }

    /// True until the user has read it.
    public boolean isShown() {
        return shown != null && shown.getParent() != null;
    }
}
