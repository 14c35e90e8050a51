package org.plumbline.ui.kit;

import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/// A cell of a table for a value that may be longer than its room, cut as [CutLabel] cuts.
public final class CutCell<S> extends TableCell<S, String> {

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
        super.updateItem(text, empty);
        setText(empty ? null : text);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Cut.mend(this);
    }
}
