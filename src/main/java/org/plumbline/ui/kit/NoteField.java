package org.plumbline.ui.kit;

import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line for a note beside a label. What is typed is kept when the line is left, however that is.
public final class NoteField extends TextField {

    private final String name;
    private final Note<?> note;

    /// A field that is called `name`, and says `prompt` while it is empty.
    ///
    /// @param leave takes the focus elsewhere, by Enter or Esc
    public NoteField(String id, String name, String prompt, Note<?> note, Runnable leave) {
        this.name = name;
        this.note = note;
        setId(id);
        getStyleClass().add("note");
        setPromptText(prompt);
        setAccessibleText(name);
        textProperty().bindBidirectional(note.textProperty());
        focusedProperty()
                .subscribe(
                        is -> {
                            if (!is) {
                                note.commit();
                            }
                        });
        setOnAction(event -> leave.run());
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        leave.run();
                    } else if (event.getCode() == KeyCode.ENTER && event.isShiftDown()) {
                        event.consume();
                        replaceSelection("\n");
                    }
                });
    }

    /// Takes no words until they may be kept: whoever clicks or begins to type is asked first.
    ///
    /// @param may whether what is typed can be kept
    /// @param begun told what was typed; "" for a click
    public void lockUntil(ObservableBooleanValue may, Consumer<String> begun) {
        editableProperty().bind(may);
        addEventFilter(
                MouseEvent.MOUSE_PRESSED,
                event -> {
                    if (!may.get()) {
                        event.consume();
                        begun.accept("");
                    }
                });
        addEventFilter(
                KeyEvent.KEY_TYPED,
                event -> {
                    if (!may.get() && isWords(event)) {
                        event.consume();
                        begun.accept(event.getCharacter());
                    }
                });
    }

    private static boolean isWords(KeyEvent event) {
        String typed = event.getCharacter();
        return !typed.isEmpty()
                && !Character.isISOControl(typed.codePointAt(0))
                && !event.isShortcutDown();
    }

    /// Takes the focus, to write on behind what is there.
    public void edit() {
        requestFocus();
        end();
    }

    /// What comes in from outside may have several lines, which this one would run together.
    @Override
    public void replaceText(int start, int end, String words) {
        super.replaceText(start, end, note.typed(words));
    }

    /// Outside of this line its marks mean nothing.
    @Override
    public void copy() {
        String selected = getSelectedText();
        if (!selected.isEmpty()) {
            var content = new ClipboardContent();
            content.putString(note.exact(selected));
            Clipboard.getSystemClipboard().setContent(content);
        }
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
