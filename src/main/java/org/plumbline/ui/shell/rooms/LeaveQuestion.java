package org.plumbline.ui.shell.rooms;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Lets nothing be left behind that is not on the disk: neither when the window is closed, nor when
/// another file takes the place of what is open.
///
/// First it waits for the disk, on a worker. Only where the disk refuses the user is asked, and
/// while they think about it saving is tried again: once it works the question is answered. FX
/// thread only.
final class LeaveQuestion {

    private final Background background;
    private final Overlay overlay;
    private @Nullable Question asked;

    /// What the user is asked.
    ///
    /// @param sheet where they are asked, as long as it is shown
    private record Question(Wish wish, Sheet sheet) {

        boolean isShown() {
            return sheet.getParent() != null;
        }
    }

    /// What the user wants.
    ///
    /// @param acts what would be lost by it
    private record Wish(List<InFlight> acts, Runnable go) {

        List<String> troubles() {
            return acts.stream()
                    .map(InFlight::savingTrouble)
                    .flatMap(Optional::stream)
                    .map(Shown::of)
                    .toList();
        }

        void insist() {
            acts.stream().filter(act -> act.savingTrouble().isPresent()).forEach(InFlight::giveUp);
            go.run();
        }
    }

    LeaveQuestion(Background background, Overlay overlay) {
        this.background = background;
        this.overlay = overlay;
    }

    /// Runs `go` once all of these acts are on the disk, or the user wants to lose them.
    void leave(List<InFlight> acts, Runnable go) {
        acts.forEach(InFlight::commit);
        var wish = new Wish(List.copyOf(acts), go);
        if (wish.troubles().isEmpty()) {
            settle(wish);
        } else {
            acts.forEach(InFlight::retryNow);
            ask(wish);
        }
    }

    private void settle(Wish wish) {
        var settling = wish.acts().stream().map(InFlight::settling).toList();
        background
                .runApart(() -> settling.forEach(Runnable::run))
                .onDone(
                        done -> {
                            if (wish.troubles().isEmpty()) {
                                wish.go().run();
                            } else {
                                ask(wish);
                            }
                        });
    }

    private void ask(Wish wish) {
        var sheet =
                new Sheet("close-unsaved", Words.get("shell.close-unsaved.title"))
                        .say(Words.get("shell.close-unsaved.words"));
        wish.troubles().forEach(sheet::say);
        sheet.button(
                        "close-anyway",
                        Words.get("shell.close-unsaved.close"),
                        () -> {
                            overlay.close();
                            wish.insist();
                        })
                .button("close-wait", Words.get("shell.close-unsaved.wait"), overlay::close)
                .showOn(overlay);
        asked = new Question(wish, sheet);
    }

    /// Saving works again, somewhere.
    void recovered() {
        Question now = asked;
        if (now != null && now.isShown() && now.wish().troubles().isEmpty()) {
            overlay.close();
            settle(now.wish());
        }
    }
}
