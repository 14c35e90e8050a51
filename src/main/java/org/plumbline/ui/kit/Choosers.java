package org.plumbline.ui.kit;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// Asks the user for a file; behind an interface, so that a test can answer.
public interface Choosers {

    /// A file to read.
    Optional<Path> open(Window owner, String title);

    /// Files to read; empty for none.
    default List<Path> openSeveral(Window owner, String title) {
        return open(owner, title).stream().toList();
    }

    /// A file to read that is none of Plumbline's, such as a key.
    default Optional<Path> openAny(Window owner, String title) {
        return open(owner, title);
    }

    /// A file to write; the system has asked before replacing one.
    Optional<Path> save(Window owner, String title, String suggestedName);

    /// The dialogs of the system.
    static Choosers ofSystem() {
        return new Choosers() {
            @Override
            public Optional<Path> open(Window owner, String title) {
                return Optional.ofNullable(ofJson(title).showOpenDialog(owner)).map(File::toPath);
            }

            @Override
            public List<Path> openSeveral(Window owner, String title) {
                List<File> files = ofJson(title).showOpenMultipleDialog(owner);
                return files == null ? List.of() : files.stream().map(File::toPath).toList();
            }

            private FileChooser ofJson(String title) {
                var chooser = new FileChooser();
                chooser.setTitle(title);
                chooser.getExtensionFilters()
                        .addAll(
                                new FileChooser.ExtensionFilter(
                                        "JSON", "*.json", "*.jsonl", "*.ndjson"),
                                new FileChooser.ExtensionFilter("*", "*"));
                return chooser;
            }

            @Override
            public Optional<Path> openAny(Window owner, String title) {
                var chooser = new FileChooser();
                chooser.setTitle(title);
                return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
            }

            @Override
            public Optional<Path> save(Window owner, String title, String suggestedName) {
                var chooser = new FileChooser();
                chooser.setTitle(title);
                chooser.setInitialFileName(suggestedName);
                return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
            }
        };
    }
}
