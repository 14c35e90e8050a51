package org.plumbline.ui.records;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.records.TableOpening;
import org.plumbline.ui.frame.WhatIsOpen;
import org.plumbline.ui.kit.Words;

/// How a table is opened.
///
/// @param open is run on a worker
/// @param opened told once it is open
record Opener(String name, boolean illustrative, Opening open, Runnable opened) {

    /// Opens it for an annotator.
    interface Opening {
        TableOpening by(String annotator) throws IOException;
    }

    /// The bundled demonstration.
    static Opener ofDemonstration(Workspace workspace, WhatIsOpen set) {
        return new Opener(
                Words.get("records.demonstration"),
                true,
                workspace::openDemonstration,
                () -> set.take(set.now().withDemonstration()));
    }

    /// A file.
    ///
    /// @param beside the files that were handed over with it, all of which belong to it
    static Opener of(Path file, List<SetFile> beside, Workspace workspace, WhatIsOpen set) {
        var table = new SetFile(file, SetFile.Kind.TABLE);
        var files = new ArrayList<>(List.of(table));
        files.addAll(beside);
        return new Opener(
                table.name(),
                false,
                annotator -> workspace.openTable(file, annotator, (read, total) -> {}),
                () -> set.take(set.now().with(files)));
    }
}
