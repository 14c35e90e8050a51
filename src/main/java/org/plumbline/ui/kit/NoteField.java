package org.plumbline.ui.kit;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/// A line for a note beside a label. While it is typed in nothing else changes its words.
public final class NoteField extends TextField {

    private final String name;

    /// A field that is called `name`, and says `prompt` while it is empty.
    public NoteField(String id, String name, String prompt) {
        this.name = name;
        setId(id);
        getStyleClass().add("note");
        setPromptText(prompt);
        setAccessibleText(name);
    }

    /// Says who keeps what is typed.
    ///
    /// @param begun gets the words from now on, when typing begins
    /// @param left called when the note is left, however it is left
    /// @param leave takes the focus elsewhere, by Enter or Esc
    public void keptBy(Consumer<Supplier<String>> begun, Runnable left, Runnable leave) {
        focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (is) {
                                begun.accept(this::getText);
                            } else {
                                left.run();
                            }
                        });
        setOnAction(event -> leave.run());
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        leave.run();
                    }
                });
    }

    /// Shows these words, unless others are being typed.
    public void show(@Nullable String words) {
        if (!isFocused()) {
            setText(words == null ? "" : words);
        }
    }

    /// Takes the focus, to write on behind what is there.
    public void edit() {
        requestFocus();
        end();
    }

    /// The field with its name in front, and the key of the command that begins a note.
    public HBox row(String command) {
        var label = new Label(name, KeyCap.of(command));
        label.setContentDisplay(ContentDisplay.RIGHT);
        label.setMinWidth(USE_PREF_SIZE);
        label.getStyleClass().add("group-name");
        label.setLabelFor(this);
        HBox.setHgrow(this, Priority.ALWAYS);
        var row = new HBox(10, label, this);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
