package org.plumbline.ui.text;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// A viewport in a window, and what tests do with it.
abstract class ViewportFixture {

    final TextViewport view = Fx.get(TextViewport::full);
    final Fx.Window window = Fx.show(700, 400, view::node);

    @AfterEach
    void close() {
        window.close();
    }

    final void show(String text) {
        Fx.run(
                () -> {
                    view.show(ExactText.of(text));
                    view.node().lookup(".rows").requestFocus();
                });
        window.settle();
    }

    final int caret() {
        return Fx.get(() -> view.caretProperty().get());
    }

    final Optional<Span> selection() {
        return Fx.get(() -> view.selectionProperty().get());
    }
}
