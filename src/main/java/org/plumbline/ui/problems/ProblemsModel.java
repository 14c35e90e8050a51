package org.plumbline.ui.problems;

import java.nio.file.Path;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.problems.FilePart;

/// What the Problems view shows. It has no nodes and decides nothing. FX thread only.
final class ProblemsModel {

    /// The files that are checked together.
    final ObservableList<Path> files = FXCollections.observableArrayList();

    /// What was found; null where nothing was checked yet.
    final ObjectProperty<@Nullable ProblemList> found = new SimpleObjectProperty<>();

    /// Why nothing could be found out; "" where it could.
    final StringProperty failed = new SimpleStringProperty("");

    /// The problems that pass the filter.
    final ObservableList<Problem> shown = FXCollections.observableArrayList();

    final ObjectProperty<ProblemFilter> filter = new SimpleObjectProperty<>(ProblemFilter.ALL);

    final ObjectProperty<@Nullable Problem> current = new SimpleObjectProperty<>();

    /// What the file says at the current problem; null where that is not shown.
    final ObjectProperty<@Nullable FilePart> part = new SimpleObjectProperty<>();

    /// Why the file is not shown at the current problem; "" where it is.
    final StringProperty partWords = new SimpleStringProperty("");

    /// True where the file can be shown once the user says so.
    final BooleanProperty partIsAsked = new SimpleBooleanProperty(false);

    /// True while the files are being checked.
    final BooleanProperty busy = new SimpleBooleanProperty(false);
}
