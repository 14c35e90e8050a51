package org.plumbline.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.plumbline.session.open.Handed;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.OpenWords;

/// Lies over the whole window while files are held over it, and says what will happen where they
/// are let go: what is opened, and what cannot be and why. FX thread only.
final class DropTarget extends StackPane {

    private final Consumer<List<Path>> open;
    private final Latest looks;
    private final Label what = new Label();
    private final Label misfits = new Label();

    /// @param around the whole window
    /// @param open opens files that were let go
    DropTarget(Region around, Background background, Consumer<List<Path>> open) {
        this.open = open;
        this.looks = new Latest(background);
        setId("drop-target");
        getStyleClass().add("drop-target");
        setMouseTransparent(true);
        setVisible(false);
        what.setId("drop-what");
        what.getStyleClass().add("headline");
        misfits.setId("drop-misfits");
        for (Label words : List.of(what, misfits)) {
            words.setWrapText(true);
            words.setMinHeight(USE_PREF_SIZE);
        }
        misfits.managedProperty().bind(misfits.textProperty().isNotEmpty());
        var card = new VBox(10, Icons.of(Material2OutlinedAL.FOLDER_OPEN), what, misfits);
        card.getStyleClass().add("drop-card");
        card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().setAll(card);
        listen(around);
    }

    private void listen(Region around) {
        around.setOnDragEntered(event -> entered(files(event.getDragboard())));
        around.setOnDragOver(
                event -> {
                    if (event.getDragboard().hasFiles()) {
                        event.acceptTransferModes(TransferMode.COPY);
                    }
                    event.consume();
                });
        around.setOnDragExited(event -> exited());
        around.setOnDragDropped(
                event -> {
                    List<Path> files = files(event.getDragboard());
                    event.setDropCompleted(!files.isEmpty());
                    event.consume();
                    dropped(files);
                });
    }

    /// Some systems name the files only once they are let go.
    private static List<Path> files(Dragboard board) {
        List<File> files = board.hasFiles() ? board.getFiles() : List.of();
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    /// Files are held over the window.
    void entered(List<Path> files) {
        what.setText(Words.get("shell.drop.here"));
        misfits.setText("");
        setVisible(true);
        if (!files.isEmpty()) {
            looks.run(
                    () -> Handed.of(files),
                    this::say,
                    failure -> misfits.setText(Shown.reason(failure)));
        }
    }

    private void say(Handed handed) {
        String opens = OpenWords.opens(handed);
        what.setText(opens.isEmpty() ? Words.get("shell.drop.nothing") : opens);
        misfits.setText(
                String.join("\n", handed.misfits().stream().map(OpenWords::misfit).toList()));
    }

    /// They are not any more.
    void exited() {
        looks.forget();
        setVisible(false);
    }

    /// They were let go here.
    void dropped(List<Path> files) {
        exited();
        if (!files.isEmpty()) {
            open.accept(files);
        }
    }
}
