package org.plumbline.ui.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;

/// The one set of files that is open in the window. A view shows its part of it, and takes in a set
/// of its own once that could be shown: what cannot be opened changes nothing. FX thread only.
public final class WhatIsOpen {

    private final ReadOnlyObjectWrapper<FileSet> now = new ReadOnlyObjectWrapper<>(FileSet.NONE);
    private @Nullable Consumer<List<Path>> opening;
    private Consumer<SetFile> closing = file -> take(now().without(file));

    public FileSet now() {
        return now.get();
    }

    public ReadOnlyObjectProperty<FileSet> nowProperty() {
        return now.getReadOnlyProperty();
    }

    /// From now on this is open.
    public void take(FileSet next) {
        now.set(next);
    }

    /// Opens files in the views that show their kinds.
    ///
    /// @param here takes them where there is no other view
    public void open(List<Path> files, Consumer<List<Path>> here) {
        (opening == null ? here : opening).accept(files);
    }

    /// Says how files are opened.
    public void openBy(Consumer<List<Path>> how) {
        opening = how;
    }

    /// Closes a file, once nothing would be lost by that.
    public void close(SetFile file) {
        closing.accept(file);
    }

    /// Says how a file is closed.
    public void closeBy(Consumer<SetFile> how) {
        closing = how;
    }
}
