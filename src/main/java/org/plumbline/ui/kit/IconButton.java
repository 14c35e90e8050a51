package org.plumbline.ui.kit;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// An act of a command as an icon alone, for places without room for words: they are in its
/// tooltip, with the key that does the same, and Tab passes it by as it does any [LinkButton].
public final class IconButton extends Button {

    private final FontIcon icon;

    /// The button of a command that has words under `command.` + `command`.
    public IconButton(String id, Ikon glyph, String command, Runnable action) {
        icon = Icons.of(glyph);
        setId(id);
        setGraphic(icon);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        getStyleClass().setAll("button", "link", "icon-button");
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setFocusTraversable(false);
        setOnAction(event -> action.run());
        String words = Words.get("command." + command);
        setAccessibleText(words);
        var tooltip = new Tooltip(words);
        tooltip.setOnShowing(event -> tooltip.setText(told(words, command)));
        setTooltip(tooltip);
    }

    /// Shows another icon, where the state of what it changes is another.
    public void show(Ikon glyph) {
        icon.setIconCode(glyph);
    }

    private String told(String words, String command) {
        return getScene() == null
                ? words
                : Keys.of(getScene())
                        .flatMap(keys -> keys.command(command).map(keys::cap))
                        .filter(cap -> !cap.isEmpty())
                        .map(cap -> words + " (" + cap + ")")
                        .orElse(words);
    }
}
