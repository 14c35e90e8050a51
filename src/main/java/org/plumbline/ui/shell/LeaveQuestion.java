package org.plumbline.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Asks before the window is closed while labels or reviews are not on the disk. FX thread only.
final class LeaveQuestion {

    private final ShellController labels;
    private final RecordsRoom records;
    private final Overlay overlay;

    LeaveQuestion(ShellController labels, RecordsRoom records, Overlay overlay) {
        this.labels = labels;
        this.records = records;
        this.overlay = overlay;
    }

    /// False where something cannot be saved: then the user is asked instead.
    boolean mayLeave(Runnable leaveAnyway) {
        labels.commit();
        records.commit();
        List<String> troubles =
                Stream.of(labels.savingTrouble(), records.savingTrouble())
                        .flatMap(Optional::stream)
                        .toList();
        if (troubles.isEmpty()) {
            return true;
        }
        var sheet =
                new Sheet("close-unsaved", Words.get("shell.close-unsaved.title"))
                        .say(Words.get("shell.close-unsaved.words"));
        troubles.forEach(sheet::say);
        sheet.button("close-anyway", Words.get("shell.close-unsaved.close"), leaveAnyway)
                .button("close-wait", Words.get("shell.close-unsaved.wait"), overlay::close)
                .showOn(overlay);
        return false;
    }
}
