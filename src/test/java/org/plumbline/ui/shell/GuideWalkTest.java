package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Reading the guide beside the work, by keyboard alone.
class GuideWalkTest extends SampleWalk {

    @Test
    void opensAtWhatIsToBeSaidNextAndStaysBesideTheWork() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            assertThat(paragraph(bench)).isEqualTo("3. Truth");

            // The work goes on beside it, and asks it for something else.
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            assertThat(bench.shows("guide-sheet")).isTrue();
            bench.press(KeyCode.I);
            assertThat(paragraph(bench)).isEqualTo("4. Grounding");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("guide-sheet")).isFalse();

            bench.press(KeyCode.E);
            bench.write("i");
            assertThat(bench.shows("guide-sheet")).as("a letter of the note").isFalse();
        }
    }

    @Test
    void theSameKeyClosesItAndTheFocusGoesBack() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            var before = Fx.get(() -> bench.scene().getFocusOwner());
            bench.press(KeyCode.I);
            bench.press(KeyCode.I);
            assertThat(bench.shows("guide-sheet")).isFalse();
            assertThat(Fx.get(() -> bench.scene().getFocusOwner())).isSameAs(before);
        }
    }

    @Test
    void findsSelectsAndCopies() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("copy no secrets");
            assertThat(bench.words("guide-count")).isEqualTo("1 of 1");
            bench.press(KeyCode.F3);
            bench.press(KeyCode.TAB);
            assertThat(selected(bench)).isEqualTo("copy no secrets");
            bench.press(KeyCode.CONTROL, KeyCode.C);
            assertThat(Fx.clipboard()).isEqualTo("copy no secrets");
            assertThat(bench.shows("find-bar")).as("the texts' own").isFalse();
        }
    }

    @Test
    void isThereAsPlainTextForScreenReadersFromThenOn() throws Exception {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            assertThat(Fx.get(() -> bench.scene().getFocusOwner().getId()))
                    .isEqualTo("guide-as-plain");
            bench.press(KeyCode.SPACE);

            var plain = bench.node("guide-plain", TextArea.class);
            String words = Fx.get(plain::getText);
            assertThat(words).contains("3. Truth\n\n").contains("\n• ");
            assertThat(Fx.get(() -> words.substring(plain.getCaretPosition())))
                    .startsWith("3. Truth");
            assertThat(Fx.get(plain::isFocused)).isTrue();
        }
        assertThat(Files.readString(data.resolve("settings.json"))).contains("\"plain\": true");
    }

    @Test
    void aKeyMakesItWiderAndItsWidthIsKept() throws Exception {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            var edge = bench.node("guide-edge", javafx.scene.layout.Region.class);
            double before = Fx.get(() -> edge.localToScene(0, 0).getX());
            Fx.run(edge::requestFocus);
            bench.press(KeyCode.LEFT);
            assertThat(Fx.get(() -> edge.localToScene(0, 0).getX())).isLessThan(before);
        }
        assertThat(Files.readString(data.resolve("settings.json"))).contains("\"guide\": 340");
    }

    @Test
    void coversTheWorkWhereThereIsNoRoomForBoth() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            for (int i = 0; i < 5; i++) {
                bench.press(KeyCode.CONTROL, KeyCode.PLUS);
            }
            bench.press(KeyCode.I);
            assertThat(bench.isFocusInASheet()).isTrue();
            assertThat(paragraph(bench)).isEqualTo("3. Truth");
            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("secrets");
            assertThat(bench.words("guide-count")).isEqualTo("1 of 1");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("guide-sheet")).isFalse();
        }
    }

    private static String paragraph(Bench bench) {
        var text = bench.node("guide", StyleClassedTextArea.class);
        return Fx.get(() -> text.getText(text.getCurrentParagraph()));
    }

    private static String selected(Bench bench) {
        var text = bench.node("guide", StyleClassedTextArea.class);
        return Fx.get(text::getSelectedText);
    }
}
