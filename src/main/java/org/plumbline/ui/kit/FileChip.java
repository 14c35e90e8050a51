package org.plumbline.ui.kit;

import java.nio.file.Path;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/// One of the files that a view reads: its name, and the button that takes it out.
public final class FileChip extends HBox {

    /// @param outWords says of a name that it is taken out
    public FileChip(Path file, Function<Words.Said, String> outWords, Runnable onOut) {
        Path last = file.getFileName();
        var name = new CutLabel(Shown.of(last == null ? file.toString() : last.toString()));
        name.setTooltip(new Tooltip(Shown.of(file.toString())));
        var out = new Button("", Icons.of(Material2OutlinedAL.CLOSE));
        out.getStyleClass().setAll("button", "link");
        out.setAccessibleText(outWords.apply(Words.said(name.getText())));
        out.setOnAction(event -> onOut.run());
        getChildren().setAll(name, out);
        getStyleClass().add("file-chip");
    }
}
