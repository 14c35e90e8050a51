package org.plumbline.ui.shell.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.WhatIsOpen;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// The window as its screens see it: the one frame there is. FX thread only.
///
/// @param owner the window that the dialogs of the system belong to
/// @param overlay where sheets are shown
/// @param views the places of the screens
/// @param busy what the window says of long work
/// @param open what is open
public record WindowFrame(
        Stage owner,
        Choosers choosers,
        Background background,
        Overlay overlay,
        Views views,
        Busy busy,
        WhatIsOpen open)
        implements Frame {

    @Override
    public Optional<Path> askOpen(String title) {
        return choosers.open(owner, title);
    }

    @Override
    public List<Path> askSeveral(String title) {
        return choosers.openSeveral(owner, title);
    }

    @Override
    public Optional<Path> askAny(String title) {
        return choosers.openAny(owner, title);
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return choosers.save(owner, title, suggestedName);
    }

    @Override
    public void tell(String headline, String words) {
        new Sheet("message", headline)
                .say(words)
                .button("message-close", Words.get("shell.close"), overlay::close)
                .showOn(overlay);
    }

    @Override
    public ReadProgress begin(String words) {
        return busy.begin(words);
    }

    @Override
    public void end() {
        busy.end();
    }

    /// Closes the window as if the user had done so.
    public void quit() {
        owner.fireEvent(new WindowEvent(owner, WindowEvent.WINDOW_CLOSE_REQUEST));
    }
}
