package org.plumbline.ui.shell.rooms;

import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.Applied;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Asked before anything hidden is shown to a rater who is blind. FX thread only.
public final class UnblindQuestion {

    private final ShellController shell;
    private final WindowFrame frame;

    public UnblindQuestion(ShellController shell, WindowFrame frame) {
        this.shell = shell;
        this.frame = frame;
    }

    /// Goes on where the rater is unblinded, or wants to be now.
    ///
    /// @param then shows something hidden
    public void before(LabelSession session, Runnable then) {
        if (session.isBlinded()) {
            ask(session, then);
        } else {
            then.run();
        }
    }

    private void ask(LabelSession session, Runnable then) {
        shell.commit();
        Runnable unblind =
                () -> {
                    frame.overlay().close();
                    unblind(session, then);
                };
        new Sheet("unblind-sheet", Words.get("shell.unblind.title"))
                .say(Words.get("shell.unblind.words", session.review().reviewer()))
                .say(Words.get("shell.unblind.forever"))
                .button("unblind-yes", Words.get("shell.unblind.yes"), unblind)
                .button("unblind-cancel", Words.get("shell.unblind.no"), frame.overlay()::close)
                .showOn(frame.overlay());
    }

    private void unblind(LabelSession session, Runnable then) {
        switch (session.unblind()) {
            // What is hidden is given out only once the act is on the disk.
            case Applied.Accepted accepted ->
                    frame.background()
                            .run(() -> accepted.saved().get())
                            .onDone(
                                    saved -> {
                                        shell.unblinded(session);
                                        then.run();
                                    })
                            .onFailed(
                                    failure ->
                                            frame.tell(
                                                    Words.get("shell.unblind.failed"),
                                                    Words.get("shell.unblind.unsaved")));
            case Applied.Unchanged unchanged -> then.run();
            case Applied.Refused refused ->
                    frame.tell(Words.get("shell.unblind.failed"), Shown.of(refused.message()));
        }
    }
}
