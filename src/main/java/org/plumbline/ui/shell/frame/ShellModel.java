package org.plumbline.ui.shell.frame;

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
public final class ShellModel {

    /// How the reviewer's acts stand.
    public enum Saving {
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
    public final StringProperty file = new SimpleStringProperty("");

    public final BooleanProperty blinded = new SimpleBooleanProperty(true);
    public final StringProperty rater = new SimpleStringProperty("");
    public final ObjectProperty<Saving> saving = new SimpleObjectProperty<>(Saving.IDLE);

    /// A note is being typed, which counts once it is left.
    public final BooleanProperty typing = new SimpleBooleanProperty();

    /// When the last act was forced to disk, as `HH:mm:ss`.
    public final StringProperty savedAt = new SimpleStringProperty("");

    /// The number of the last act on disk.
    public final ObjectProperty<@Nullable Long> sequence = new SimpleObjectProperty<>();

    /// What must be told across the top until it is dismissed; "" where nothing.
    public final StringProperty notice = new SimpleStringProperty("");

    public final BooleanProperty noticeIsBad = new SimpleBooleanProperty(false);

    /// What the program is busy with; "" where it is not.
    public final StringProperty busy = new SimpleStringProperty("");

    /// From 0 to 1, or negative where the end is unknown.
    public final DoubleProperty busyProgress = new SimpleDoubleProperty(-1);

    /// What the last key came to, where that is not seen elsewhere; "" where it is.
    public final StringProperty said = new SimpleStringProperty("");

    /// Where the caret of the exact text is, in words.
    public final StringProperty caret = new SimpleStringProperty("");

    /// What is known of the digests of the open sample.
    public final StringProperty digest = new SimpleStringProperty("");
}
