package org.plumbline.ui.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Scene;

/// How the window looks: its theme and the size of its text.
///
/// The themes of AtlantaFX style the standard controls; our own sheets name roles for colours, and
/// a theme replaces the colours alone. FX thread only.
final class Appearance {

    /// The themes.
    enum Theme {
        /// Light or dark, as the system says.
        SYSTEM,
        LIGHT,
        DARK,
        /// Black and white with strong frames.
        HIGH_CONTRAST
    }

    /// The sizes that text can have, in percent of the usual one.
    static final List<Integer> SIZES = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    private static final List<String> SHEETS =
            List.of(
                    "kit",
                    "shell",
                    "label",
                    "problems",
                    "report",
                    "records",
                    "seal",
                    "checks",
                    "exact-text");

    private final Scene scene;

    /// Kept here, since the system's preferences outlive every window and must not keep it.
    private final ChangeListener<ColorScheme> follow = (property, old, scheme) -> follow();

    private Theme theme = Theme.SYSTEM;

    Appearance(Scene scene) {
        this.scene = scene;
        Platform.getPreferences()
                .colorSchemeProperty()
                .addListener(new WeakChangeListener<>(follow));
    }

    private void follow() {
        show(theme);
    }

    /// Shows the window in this theme.
    void show(Theme wanted) {
        theme = wanted;
        boolean dark =
                switch (wanted) {
                    case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
                    case LIGHT -> false;
                    case DARK, HIGH_CONTRAST -> true;
                };
        Application.setUserAgentStylesheet(
                dark
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet());
        scene.getStylesheets().setAll(sheets(wanted, dark));
    }

    /// Shows text in this size, one of [#SIZES].
    void show(int percent) {
        scene.getRoot().getStyleClass().removeIf(name -> name.startsWith("text-size-"));
        scene.getRoot().getStyleClass().add("text-size-" + percent);
    }

    private static List<String> sheets(Theme theme, boolean dark) {
        var names = new ArrayList<String>();
        names.add("colors");
        names.add("roles-text-light");
        if (dark) {
            names.add("colors-dark");
            names.add("roles-text-dark");
        }
        if (theme == Theme.HIGH_CONTRAST) {
            names.add("colors-contrast");
            names.add("roles-text-contrast");
        }
        names.addAll(SHEETS);
        return names.stream().map(Appearance::sheet).toList();
    }

    private static String sheet(String name) {
        URL url = Appearance.class.getResource("/style/" + name + ".css");
        if (url == null) {
            throw new IllegalStateException("a style sheet is missing: " + name);
        }
        return url.toExternalForm();
    }
}
