package org.plumbline.ui.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What the frame of the window shows. FX thread only.
final class ShellModel {

    /// How the reviewer's acts stand.
    enum Saving {
        /// Nothing has been labelled since the file was opened.
        IDLE,
        /// An act is on its way to the disk.
        WRITING,
        /// Every act is on the disk.
        SAVED,
        /// The disk refuses; acts are kept and tried again.
        FAILING,
        /// Nothing can be labelled here.
        READ_ONLY
    }

    /// The file that is open; "" where none is.
    final StringProperty file = new SimpleStringProperty("");

    final BooleanProperty blinded = new SimpleBooleanProperty(true);
    final StringProperty rater = new SimpleStringProperty("");
    final ObjectProperty<Saving> saving = new SimpleObjectProperty<>(Saving.IDLE);

    /// A note is being typed, which counts once it is left.
    final BooleanProperty typing = new SimpleBooleanProperty();

    /// When the last act was forced to disk, as `HH:mm:ss`.
    final StringProperty savedAt = new SimpleStringProperty("");

    /// The number of the last act on disk.
    final ObjectProperty<@Nullable Long> sequence = new SimpleObjectProperty<>();

    /// What must be told across the top until it is dismissed; "" where nothing.
    final StringProperty notice = new SimpleStringProperty("");

    final BooleanProperty noticeIsBad = new SimpleBooleanProperty(false);

    /// What the program is busy with; "" where it is not.
    final StringProperty busy = new SimpleStringProperty("");

    /// From 0 to 1, or negative where the end is unknown.
    final DoubleProperty busyProgress = new SimpleDoubleProperty(-1);

    /// Where the caret of the exact text is, in words.
    final StringProperty caret = new SimpleStringProperty("");

    /// What is known of the digests of the open sample.
    final StringProperty digest = new SimpleStringProperty("");
}
