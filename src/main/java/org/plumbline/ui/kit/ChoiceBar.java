package org.plumbline.ui.kit;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContentDisplay;
import org.controlsfx.control.SegmentedButton;
import org.jspecify.annotations.Nullable;

/// One choice among a few values, or none: a row of joined buttons, each with its key.
///
/// It shows what it is told with [#show] and asks for what the user wants; it never chooses by
/// itself, so that a refused choice leaves no trace. Choosing the value that is shown asks for
/// none.
public final class ChoiceBar<T> extends SegmentedButton {

    /// One value to choose.
    ///
    /// @param id the node's id, for tests and style sheets
    /// @param words what the button says
    /// @param command id of the command that does the same, or "" where there is none
    public record Option<T>(T value, String id, String words, String command) {}

    private final List<Option<T>> options;

    /// A choice that is named for people who do not see it.
    ///
    /// @param name what is chosen, such as "Truth"
    /// @param onWanted called with the value that the user wants, null for none
    public ChoiceBar(String name, List<Option<T>> options, Consumer<@Nullable T> onWanted) {
        this.options = List.copyOf(options);
        getStyleClass().add("choice-bar");
        setToggleGroup(null);
        setAccessibleRole(AccessibleRole.TOOL_BAR);
        setAccessibleText(name);
        for (var option : options) {
            var button = new Segment(option.words());
            button.setId(option.id());
            button.getStyleClass().add("choice");
            if (!option.command().isEmpty()) {
                button.setGraphic(KeyCap.of(option.command()));
                button.setContentDisplay(ContentDisplay.RIGHT);
            }
            button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
            button.setAccessibleText(name + ": " + option.words());
            button.setOnAction(
                    event -> {
                        boolean wasShown = !button.isSelected();
                        button.setSelected(wasShown);
                        onWanted.accept(wasShown ? null : option.value());
                    });
            getButtons().add(button);
        }
    }

    /// Shows `value` as chosen, or none where it is null.
    public void show(@Nullable T value) {
        for (int i = 0; i < options.size(); i++) {
            getButtons().get(i).setSelected(options.get(i).value().equals(value));
        }
    }
}
