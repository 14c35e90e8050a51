package org.plumbline.ui.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// The window around a screen, as far as every screen needs it. FX thread only.
public interface Frame {

    /// Who does what must not hold up the window.
    Background background();

    /// The files that all views show their part of.
    WhatIsOpen open();

    /// A file of ours to read.
    Optional<Path> askOpen(String title);

    /// Files of ours to read; empty for none.
    List<Path> askSeveral(String title);

    /// A file of any kind to read, such as a key.
    Optional<Path> askAny(String title);

    /// A file to write; the user has agreed to replace it where there is one.
    Optional<Path> askSave(String title, String suggestedName);

    /// Tells something above the window, until it is closed.
    ///
    /// @param words safe to show
    void tell(String headline, String words);

    /// Tells why something could not be done.
    ///
    /// @param key of the headline
    default void trouble(String key, Exception failure) {
        tell(Words.get(key), Shown.reason(failure));
    }

    /// Says that long work began; its progress goes to what is returned, which also knows when the
    /// user stopped it.
    ReadProgress begin(String words);

    /// Says that it ended.
    void end();
}
