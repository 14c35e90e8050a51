package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.plumbline.session.SamplesOpening;
import org.plumbline.ui.kit.Words;

/// What stands in the place of the Label view where a file was not opened and nothing else is open:
/// that it is so, and the ways on.
final class NothingOpen extends VBox {

    private final HBox buttons = new HBox(10);

    private NothingOpen(String file) {
        setId("nothing-open");
        getStyleClass().addAll("report-page", "report-instead");
        var title = new Label(Words.get("shell.nothing.title", file));
        title.setId("nothing-open-title");
        title.getStyleClass().add("headline");
        title.setWrapText(true);
        var words = new Label(Words.get("shell.nothing.words"));
        words.setWrapText(true);
        getChildren().setAll(title, words, buttons);
    }

    /// For a file that was not opened.
    ///
    /// @param file its name
    /// @param opening what became of it
    /// @param seeProblems shows what is wrong with a file
    static NothingOpen of(
            String file,
            SamplesOpening opening,
            ShellController shell,
            Consumer<Path> seeProblems) {
        var nothing = new NothingOpen(file);
        if (opening instanceof SamplesOpening.Refused refused) {
            Path path = Path.of(refused.file());
            nothing.way("nothing-problems", "shell.refused.see", () -> seeProblems.accept(path));
        }
        nothing.way("nothing-open-file", "tour.welcome.open", shell::askOpen);
        nothing.way("nothing-open-sample", "shell.nothing.sample", shell::openSample);
        return nothing;
    }

    private void way(String id, String key, Runnable action) {
        var button = new Button(Words.get(key));
        button.setId(id);
        button.setOnAction(event -> action.run());
        buttons.getChildren().add(button);
    }
}
