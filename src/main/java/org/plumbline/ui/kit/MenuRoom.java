package org.plumbline.ui.kit;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.stage.Window;

/// Keeps what a menu button drops within its window; the toolkit only keeps it on the screen.
public final class MenuRoom {

    private MenuRoom() {}

    /// Keeps what `button` drops within the window from now on.
    public static void keep(MenuButton button) {
        button.setOnShown(event -> moveIn(button));
    }

    private static void moveIn(MenuButton button) {
        Window window = button.getScene().getWindow();
        for (Window other : Window.getWindows()) {
            if (other instanceof ContextMenu menu && button.equals(menu.getOwnerNode())) {
                double right = window.getX() + window.getWidth() - menu.getWidth();
                menu.setX(Math.max(window.getX(), Math.min(menu.getX(), right)));
            }
        }
    }
}
