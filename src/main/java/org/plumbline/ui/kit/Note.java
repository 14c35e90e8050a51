package org.plumbline.ui.kit;

import java.util.Objects;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// A note that is shown and may be typed in, and of what it is.
///
/// Whoever goes elsewhere calls [#commit()] first: then what was typed is kept, and a note that
/// nobody touched stays as it was, to the byte. Knows no control, so that it is the same for all of
/// them, and for tests. FX thread only.
///
/// @param <S> what a note is of
public final class Note<S> {

    /// Keeps what was typed.
    ///
    /// @param <S> what a note is of
    @FunctionalInterface
    public interface Keeping<S> {

        /// Keeps a note as it was typed.
        ///
        /// @param note null where all was deleted
        /// @return false where it was refused: then it stays in the control as it was typed
        boolean keep(S of, @Nullable String note);
    }

    private final Keeping<S> keeping;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyBooleanWrapper typed = new ReadOnlyBooleanWrapper();
    private ControlMarks marks = new ControlMarks();
    private @Nullable S of;
    private @Nullable String kept;

    /// What is shown for what is kept.
    private String untouched = "";

    public Note(Keeping<S> keeping) {
        this.keeping = keeping;
        text.subscribe(this::compare);
    }

    /// True while something is typed that is not kept yet.
    public ReadOnlyBooleanProperty typedProperty() {
        return typed.getReadOnlyProperty();
    }

    private void compare() {
        typed.set(of != null && !text.get().equals(untouched));
    }

    /// What the control shows, and what is typed there.
    StringProperty textProperty() {
        return text;
    }

    /// The words as they stand, with what a control cannot show.
    public String words() {
        return marks.exact(text.get());
    }

    /// Something types these words in the place of all others.
    public void type(String words) {
        text.set(marks.shown(words, ""));
    }

    /// Shows the note of something, or nothing. Where it is what is shown already, what is being
    /// typed stays; otherwise it is gone, unless it was committed.
    public void show(@Nullable S of, @Nullable String note) {
        if (Objects.equals(of, this.of) && Objects.equals(note, kept)) {
            return;
        }
        this.of = of;
        kept = note;
        marks = new ControlMarks();
        untouched = marks.shown(note == null ? "" : note, "");
        text.set(untouched);
        compare();
    }

    /// Keeps what was typed so far; typing may go on.
    public void commit() {
        S where = of;
        if (where == null || text.get().equals(untouched)) {
            return;
        }
        String before = kept;
        String touched = untouched;
        String words = words();
        // First, so that whoever is told shows it again and changes nothing by that.
        kept = words.isEmpty() ? null : words;
        untouched = text.get();
        if (!keeping.keep(where, kept) && where.equals(of)) {
            kept = before;
            untouched = touched;
        }
        compare();
    }

    /// What stands in the control for words that come in from elsewhere, such as from the
    /// clipboard.
    String typed(String words) {
        return marks.shown(words, text.get());
    }

    /// The words that a piece of what is shown stands for.
    String exact(String shown) {
        return marks.exact(shown);
    }
}
