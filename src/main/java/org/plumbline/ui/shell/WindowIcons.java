package org.plumbline.ui.shell;

import java.io.InputStream;
import java.util.List;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// The picture of the program in the title of its window and among those of other programs.
final class WindowIcons {

    /// The sizes that systems ask for, in pixels; small ones are drawn with fewer lines.
    static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

    private WindowIcons() {}

    static void addTo(Stage stage) {
        SIZES.forEach(size -> stage.getIcons().add(of(size)));
    }

    private static Image of(int size) {
        InputStream stream =
                WindowIcons.class.getResourceAsStream("/icon/plumbline-" + size + ".png");
        if (stream == null) {
            throw new IllegalStateException("an icon is missing: " + size);
        }
        return new Image(stream);
    }
}
