package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

class AccessTest {

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(600, 300, view::node);

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void tellsTheRowsAroundTheCaretAndNoMore() {
        Fx.run(
                () -> {
                    view.show(ExactText.of("line\n".repeat(1_000)));
                    view.select(new Span(2_500, 2_504));
                });

        assertThat(Fx.get(() -> area().getAccessibleRole())).isEqualTo(AccessibleRole.TEXT_AREA);
        assertThat(ask(AccessibleAttribute.TEXT)).isEqualTo("line\n".repeat(41));
        assertThat(ask(AccessibleAttribute.SELECTION_START)).isEqualTo(100);
        assertThat(ask(AccessibleAttribute.SELECTION_END)).isEqualTo(104);
        assertThat(ask(AccessibleAttribute.CARET_OFFSET)).isEqualTo(104);
        assertThat(ask(AccessibleAttribute.LINE_FOR_OFFSET, 104)).isEqualTo(20);
        assertThat(ask(AccessibleAttribute.LINE_START, 20)).isEqualTo(100);
        assertThat(ask(AccessibleAttribute.LINE_END, 20)).isEqualTo(105);
        assertThat(ask(AccessibleAttribute.EDITABLE)).isEqualTo(false);
    }

    @Test
    void givesTheNameOfTheViewToWhatHasTheKeyboard() {
        Fx.run(() -> view.node().setAccessibleText("output of s-0007"));

        assertThat(Fx.get(() -> area().getAccessibleText())).isEqualTo("output of s-0007");
    }

    private Object ask(AccessibleAttribute attribute, Object... parameters) {
        return Fx.get(() -> area().queryAccessibleAttribute(attribute, parameters));
    }

    private Node area() {
        return view.node().lookup(".rows");
    }
}
