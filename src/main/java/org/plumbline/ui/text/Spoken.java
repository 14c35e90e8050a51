package org.plumbline.ui.text;

import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;

/// Tells screen readers the rows around the caret, and when it has moved.
final class Spoken {

    private static final List<AccessibleAttribute> MOVED =
            List.of(
                    AccessibleAttribute.TEXT,
                    AccessibleAttribute.SELECTION_START,
                    AccessibleAttribute.SELECTION_END);

    private final TextCaret caret;
    private final Node rows;

    /// @param rows the node that screen readers ask
    Spoken(TextCaret caret, Node rows) {
        this.caret = caret;
        this.rows = rows;
        caret.offsetProperty().subscribe(this::moved);
        caret.selectionProperty().subscribe(this::moved);
    }

    /// Rows as lines, and the caret and the selection in them; see [SpokenWindow].
    Optional<Object> answer(AccessibleAttribute attribute, Object... parameters) {
        return caret.window().answer(caret, attribute, parameters);
    }

    private void moved() {
        MOVED.forEach(rows::notifyAccessibleAttributeChanged);
    }
}
