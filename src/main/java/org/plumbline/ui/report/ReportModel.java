package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.ReportTerms;
import org.plumbline.session.report.ArmChoice;
import org.plumbline.session.report.ReportFile;

/// What the Report view shows. It has no nodes and decides nothing. FX thread only.
final class ReportModel {

    /// The files that the report is made from.
    final ObservableList<ReportFile> files = FXCollections.observableArrayList();

    /// The list of allowed signers; null where signatures are not asked for.
    final ObjectProperty<@Nullable Path> signers = new SimpleObjectProperty<>();

    /// True where there is no report of these files, and others are open that there may be one of.
    final BooleanProperty isProposal = new SimpleBooleanProperty();

    /// What counts in the report.
    final ObjectProperty<ReportTerms> terms = new SimpleObjectProperty<>(ReportTerms.of(1));

    /// What an arm can be chosen from; nothing before the corpus was read.
    final ObjectProperty<ArmChoice> arms = new SimpleObjectProperty<>(ArmChoice.NONE);

    final ObjectProperty<ReportAnswer> answer =
            new SimpleObjectProperty<>(new ReportAnswer.Nothing(false));

    /// The parts of the report; empty where there is none.
    final ObservableList<ReportPart> entries = FXCollections.observableArrayList();

    /// The part that is shown; null where there is no report.
    final ObjectProperty<@Nullable ReportPart> entry = new SimpleObjectProperty<>();

    /// The corpus among the files.
    Optional<Path> corpusFile() {
        return files.stream()
                .filter(file -> file.kind() == ReportFile.Kind.CORPUS)
                .map(ReportFile::file)
                .findFirst();
    }
}
