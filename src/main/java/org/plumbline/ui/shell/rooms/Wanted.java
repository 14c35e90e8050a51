package org.plumbline.ui.shell.rooms;

import java.io.IOException;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.files.ReadProgress;

/// A file that is to be opened for labelling.
///
/// @param name for people
/// @param opened told once it is open
record Wanted(String name, How how, Runnable opened) {

    /// How it is opened, also again for another rater.
    interface How {
        SamplesOpening open(String rater, ReadProgress progress) throws IOException;
    }
}
