package org.plumbline.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.plumbline.ui.kit.Words;

/// Puts the groups of a long menu into menus of their own, where the window is too low for all of
/// its items: what is cut off at its end can hardly be found.
final class MenuGroups {

    /// How high an item is, in ems.
    private static final double ITEM = 2.2;

    /// The groups that can be folded, by an item that each has, with the last part of the key of
    /// their name.
    private static final Map<String, String> NAMES =
            Map.of(
                    "menu-label-undo", "edit",
                    "menu-file-export", "labels",
                    "menu-text-marks", "look",
                    "menu-file-guide", "help",
                    "menu-file-keys", "help");

    private MenuGroups() {}

    /// The items as they fit.
    ///
    /// @param items with separators between their groups
    /// @param height of the window, in ems
    static List<MenuItem> fit(List<MenuItem> items, double height) {
        if (items.size() * ITEM <= height) {
            return items;
        }
        var fitting = new ArrayList<MenuItem>();
        var group = new ArrayList<MenuItem>();
        for (MenuItem item : items) {
            if (item instanceof SeparatorMenuItem) {
                end(group, fitting);
            } else {
                group.add(item);
            }
        }
        end(group, fitting);
        return fitting;
    }

    private static void end(List<MenuItem> group, List<MenuItem> fitting) {
        nameOf(group)
                .ifPresentOrElse(
                        name -> {
                            var menu = new Menu(Words.get("shell.menu." + name));
                            menu.setId("menu-group-" + name);
                            menu.getItems().setAll(group);
                            fitting.add(menu);
                        },
                        () -> fitting.addAll(group));
        group.clear();
    }

    private static Optional<String> nameOf(List<MenuItem> group) {
        return group.stream()
                .map(MenuItem::getId)
                .filter(id -> id != null && NAMES.containsKey(id))
                .map(NAMES::get)
                .findFirst();
    }
}
