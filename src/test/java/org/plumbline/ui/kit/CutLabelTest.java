package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

class CutLabelTest {

    private static final List<String> VALUES =
            List.of(
                    "🦀🦀🦀🦀🦀🦀🦀🦀",
                    "👨🏻‍🚒👨‍👩‍👧‍👦🇩🇪❤\uFE0F1\uFE0F\u20E3",
                    "e\u0301a\u0308\u0323o\u0302u\u0301e\u0301",
                    "src/main/java/Plain.java");

    private final CutLabel label = Fx.get(CutLabel::new);
    private final Fx.Window window = Fx.show(400, 60, () -> new Pane(label));

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void cutsBetweenClustersAtEveryWidth() {
        for (String value : VALUES) {
            Fx.run(() -> label.setText(value));
            Fx.run(() -> label.setPrefWidth(-1));
            double whole = Fx.get(() -> label.prefWidth(-1));
            for (double width = 4; width < whole; width += 3) {
                String shown = shownAt(width);
                assertThat(shown).as("%s at %s", value, width).isNotEqualTo(value);
                if (shown.endsWith("…")) {
                    String kept = shown.substring(0, shown.length() - 1);
                    assertThat(value).startsWith(kept);
                    assertThat(isBoundary(value, kept.length()))
                            .as("%s at %s: %s", value, width, kept)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void saysTheWholeInATooltipWhileItIsCut() {
        Fx.run(() -> label.setText("src/main/java/Plain.java"));

        shownAt(60);
        assertThat(Fx.get(() -> label.getTooltip().getText()))
                .isEqualTo("src/main/java/Plain.java");
        shownAt(390);
        assertThat(Fx.get(label::getTooltip)).isNull();
    }

    @Test
    void isLaidOutNoMoreOnceItIsCut() {
        Fx.run(() -> label.setText("🦀🦀🦀🦀🦀🦀🦀🦀"));
        shownAt(45);
        window.settle();
        window.settle();

        assertThat(Fx.get(label::isNeedsLayout)).isFalse();
        assertThat(Fx.get(() -> label.getParent().isNeedsLayout())).isFalse();
    }

    @Test
    void keepsTheTooltipThatAScreenGives() {
        var given = Fx.get(() -> new Tooltip("the folder"));
        Fx.run(
                () -> {
                    label.setText("src/main/java/Plain.java");
                    label.setTooltip(given);
                });

        shownAt(60);
        assertThat(Fx.get(label::getTooltip)).isSameAs(given);
    }

    @Test
    void keepsSomeOfItInSightWhereThatIsAsked() {
        Fx.run(
                () -> {
                    label.setText("src/main/java/Plain.java");
                    label.keep(5);
                });

        assertThat(Fx.get(() -> label.minWidth(-1))).isBetween(50.0, 80.0);
        Fx.run(() -> label.setText("a"));
        assertThat(Fx.get(() -> label.minWidth(-1))).isLessThan(20);
    }

    private String shownAt(double width) {
        return Fx.get(
                () -> {
                    Label at = label;
                    at.setPrefWidth(width);
                    at.resize(width, 20);
                    at.layout();
                    return at.getChildrenUnmodifiable().stream()
                            .filter(Text.class::isInstance)
                            .map(child -> ((Text) child).getText())
                            .findFirst()
                            .orElse("");
                });
    }

    private static boolean isBoundary(String value, int unit) {
        BreakIterator clusters = BreakIterator.getCharacterInstance(Locale.ROOT);
        clusters.setText(value);
        return clusters.isBoundary(unit);
    }
}
