package org.plumbline.ui.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/// The typefaces that come with the program, so that it looks alike on every machine.
final class Fonts {

    private static final List<String> FILES =
            List.of(
                    "/com/formdev/flatlaf/fonts/inter/Inter-Regular.otf",
                    "/com/formdev/flatlaf/fonts/inter/Inter-SemiBold.otf",
                    "/com/formdev/flatlaf/fonts/inter/Inter-Bold.otf",
                    "/com/formdev/flatlaf/fonts/inter/Inter-Italic.otf",
                    "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Regular.ttf",
                    "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Bold.ttf",
                    "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Italic.ttf",
                    "/net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf",
                    "/net/sf/jasperreports/fonts/dejavu/DejaVuSansMono.ttf");

    private Fonts() {}

    /// Makes them known to JavaFX; once, before the first scene.
    static void load() {
        for (String file : FILES) {
            try (InputStream stream = Fonts.class.getResourceAsStream(file)) {
                if (stream == null || Font.loadFont(stream, 13) == null) {
                    throw new IllegalStateException("a bundled font cannot be loaded: " + file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
