package org.plumbline.ui.kit;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// Room for a note beside a label. What is typed is kept when it is left, however that is.
///
/// Enter begins a line: a reviewer who goes on writing after it must write, and not label. Esc,
/// Ctrl+Enter and Tab leave. It is as high as its lines, up to a limit, and scrolls from there on.
public final class NoteField extends TextArea {

    /// More lines than these scroll.
    private static final int MOST_LINES = 8;

    private final String name;
    private final Note<?> note;
    private final Runnable leave;
    private final Text measure = new Text();
    private final NoteReading reading;

    /// A field that is called `name`, and says `prompt` while it is empty.
    ///
    /// @param targets what the note may name
    /// @param leave takes the focus elsewhere, by Ctrl+Enter or Esc
    public NoteField(
            String id,
            String name,
            String prompt,
            Note<?> note,
            Supplier<List<Mentions.Target>> targets,
            Runnable leave) {
        this.name = name;
        this.note = note;
        this.leave = leave;
        setId(id);
        getStyleClass().add("note");
        setWrapText(true);
        setPromptText(prompt);
        setAccessibleText(name);
        setAccessibleHelp(prompt);
        textProperty().bindBidirectional(note.textProperty());
        reading = new NoteReading(this, targets);
        textProperty().subscribe(this::requestLayout);
        fontProperty().subscribe(this::requestLayout);
        focusedProperty()
                .subscribe(
                        is -> {
                            if (!is) {
                                note.commit();
                            }
                        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case ESCAPE -> {
                event.consume();
                leave.run();
            }
            case ENTER -> {
                if (event.isShortcutDown()) {
                    event.consume();
                    leave.run();
                } else if (event.isShiftDown()) {
                    // The habit of those who come from where Enter sends.
                    event.consume();
                    replaceSelection("\n");
                }
            }
            case TAB -> {
                if (!event.isControlDown() && !event.isAltDown() && !event.isMetaDown()) {
                    event.consume();
                    reading.show();
                    requestFocusTraversal(
                            event.isShiftDown()
                                    ? TraversalDirection.PREVIOUS
                                    : TraversalDirection.NEXT);
                }
            }
            default -> {}
        }
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

    /// Goes to what the note names: where the caret is or next behind it, else one after the other.
    ///
    /// @return false where it names nothing
    public boolean follow() {
        return reading.follow();
    }

    /// What can be named is other now.
    public void retarget() {
        reading.turn();
    }

    /// What comes in from outside may have controls, which the control would drop.
    @Override
    public void replaceText(int start, int end, String words) {
        super.replaceText(start, end, note.typed(words));
    }

    /// Outside of this control its marks mean nothing.
    @Override
    public void copy() {
        String selected = getSelectedText();
        if (!selected.isEmpty()) {
            var content = new ClipboardContent();
            content.putString(note.exact(selected));
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Region content = lookup(".content") instanceof Region region ? region : this;
        double sides = getInsets().getLeft() + getInsets().getRight();
        double ends = getInsets().getTop() + getInsets().getBottom();
        if (content != this) {
            sides += content.getInsets().getLeft() + content.getInsets().getRight();
            ends += content.getInsets().getTop() + content.getInsets().getBottom();
        }
        measure.setFont(getFont());
        measure.setWrappingWidth(0);
        measure.setText("");
        double line = measure.getLayoutBounds().getHeight();
        // The words that stand there while it is empty must not be cut either.
        measure.setText(getText().isEmpty() ? getPromptText() : getText());
        measure.setWrappingWidth(Math.max(1, (width < 0 ? getWidth() : width) - sides));
        double lines = Math.clamp(measure.getLayoutBounds().getHeight(), line, MOST_LINES * line);
        // What the control's own layout rounds up must not make it scroll.
        return snapSizeY(lines) + ends + 1;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    /// The field with its name in front, and the key of the command that begins a note.
    public HBox row(String command) {
        var label = new Label(name, KeyCap.of(command));
        label.setContentDisplay(ContentDisplay.RIGHT);
        label.setMinWidth(USE_PREF_SIZE);
        label.getStyleClass().add("group-name");
        label.setLabelFor(this);
        HBox.setHgrow(reading, Priority.ALWAYS);
        var row = new HBox(10, label, reading);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
