package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.Background;

/// A response on the screen: as JSON where it is, else as it is stored.
class ResponsePaneTest {

    private final SimpleBooleanProperty asStored = new SimpleBooleanProperty();
    private final ResponsePane pane =
            Fx.get(() -> new ResponsePane(new Background(Runnable::run, Runnable::run), asStored));

    private Fx.Window open(@Nullable String response) {
        Fx.Window window = Fx.show(500, 300, () -> pane);
        Fx.run(() -> pane.show(response));
        window.settle();
        return window;
    }

    private boolean shows(String id) {
        return Fx.get(() -> seen(pane.lookup("#" + id)));
    }

    private static boolean seen(@Nullable Node node) {
        return node != null && node.isVisible() && seen(node.getParent(), node);
    }

    private static boolean seen(@Nullable Node parent, Node of) {
        return parent == null || (parent.isVisible() && seen(parent.getParent(), of));
    }

    @Test
    void jsonIsColouredAndCopiedAsItIsStored() {
        try (var window = open("{\"a\":\r\n1}")) {
            var json = Fx.get(() -> (CodeArea) pane.lookup("#records-response-json"));
            assertThat(shows("records-response-json")).isTrue();
            assertThat(shows("records-response")).isFalse();
            Fx.run(json::requestFocus);
            window.press(KeyCode.CONTROL, KeyCode.A);
            window.press(KeyCode.CONTROL, KeyCode.C);
            assertThat(Fx.clipboard()).isEqualTo("{\"a\":\r\n1}");

            window.press(KeyCode.SHIFT, KeyCode.TAB);
            window.press(KeyCode.SPACE);
            assertThat(shows("records-response")).isTrue();
            assertThat(shows("records-response-json")).isFalse();
        }
    }

    @Test
    void whatCeasesToBeJsonIsShownAsItIsWithThePlace() {
        try (var window = open("{\"a\":\n1,}")) {
            var trouble = Fx.get(() -> (Label) pane.lookup("#records-json-trouble"));
            String words = Fx.get(() -> trouble.getText());
            assertThat(words).contains("from line 2, column 3 on");
            assertThat(shows("records-response")).isTrue();
            assertThat(shows("records-as-stored")).as("nothing to choose").isFalse();
            window.settle();
        }
    }

    @Test
    void wordsAreWords() {
        try (var window = open("I cannot tell.")) {
            assertThat(shows("records-response")).isTrue();
            assertThat(shows("records-json-trouble")).isFalse();
            window.settle();
        }
    }
}
