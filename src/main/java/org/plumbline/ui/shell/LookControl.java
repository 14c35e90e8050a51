package org.plumbline.ui.shell;

import java.util.List;
import java.util.Locale;
import org.plumbline.session.Workspace;
import org.plumbline.session.settings.Theme;

/// Changes how the window looks, and remembers it. FX thread only.
final class LookControl {

    private final Workspace workspace;
    private final Appearance appearance;

    LookControl(Workspace workspace, Appearance appearance) {
        this.workspace = workspace;
        this.appearance = appearance;
    }

    /// Shows the window as it was the last time.
    void apply() {
        appearance.show(shown(workspace.settings().theme()));
        appearance.show(nearest(workspace.settings().textPercent()));
    }

    /// The last part of the keys of a theme's words and of the ids of its nodes and commands.
    static String key(Theme theme) {
        return theme.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    void theme(Theme theme) {
        appearance.show(shown(theme));
        workspace.change(settings -> settings.withTheme(theme));
    }

    /// The next larger (1) or smaller (-1) size of text, as far as there is one.
    void step(int step) {
        List<Integer> sizes = Appearance.SIZES;
        int place = sizes.indexOf(nearest(workspace.settings().textPercent())) + step;
        size(sizes.get(Math.clamp(place, 0, sizes.size() - 1)));
    }

    /// True where there is a next larger (1) or smaller (-1) size.
    boolean canStep(int step) {
        List<Integer> sizes = Appearance.SIZES;
        int place = sizes.indexOf(nearest(workspace.settings().textPercent())) + step;
        return place >= 0 && place < sizes.size();
    }

    boolean isSize(int percent) {
        return workspace.settings().textPercent() == percent;
    }

    boolean isTheme(Theme theme) {
        return workspace.settings().theme() == theme;
    }

    void size(int percent) {
        appearance.show(percent);
        workspace.change(settings -> settings.withTextPercent(percent));
    }

    private static int nearest(int percent) {
        int best = 100;
        for (int size : Appearance.SIZES) {
            if (Math.abs(size - percent) < Math.abs(best - percent)) {
                best = size;
            }
        }
        return best;
    }

    private static Appearance.Theme shown(Theme theme) {
        return switch (theme) {
            case SYSTEM -> Appearance.Theme.SYSTEM;
            case LIGHT -> Appearance.Theme.LIGHT;
            case DARK -> Appearance.Theme.DARK;
            case HIGH_CONTRAST -> Appearance.Theme.HIGH_CONTRAST;
        };
    }
}
