package org.plumbline.ui.kit;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import org.jspecify.annotations.Nullable;

/// One of the values of a choice, which may be longer than its room. It is cut in its middle: names
/// of files and of conditions often begin alike, and their ends tell them apart.
public final class CutChoice<T> extends ListCell<T> {

    private final ComboBox<T> box;
    private final @Nullable Control teller;

    private CutChoice(ComboBox<T> box, @Nullable Control teller) {
        this.box = box;
        this.teller = teller;
        setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    }

    /// Cuts what a choice shows, closed and open. Its converter gives the words.
    public static <T> void in(ComboBox<T> box) {
        // While it is closed, the mouse meets the box and never what is shown in it.
        box.setButtonCell(new CutChoice<>(box, box));
        box.setCellFactory(list -> new CutChoice<>(box, null));
    }

    @Override
    protected void updateItem(@Nullable T value, boolean empty) {
        super.updateItem(value, empty);
        setText(empty ? null : box.getConverter().toString(value));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Cut.mend(this, teller == null ? this : teller);
    }
}
