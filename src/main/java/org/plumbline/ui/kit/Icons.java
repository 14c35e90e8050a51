package org.plumbline.ui.kit;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Icons: glyphs of an icon font, sized and coloured by the style sheets.
public final class Icons {

    private Icons() {}

    /// An icon with the style class `icon`, which no screen reader stops at.
    public static FontIcon of(Ikon glyph) {
        var icon = new FontIcon(glyph);
        icon.getStyleClass().add("icon");
        icon.setFocusTraversable(false);
        return icon;
    }
}
