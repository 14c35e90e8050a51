package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

class MinimapTest extends ViewportFixture {

    private static final int LINE = 10;

    @Test
    void showsClaimsRegionsAndHitsOfTheWholeText() {
        showLines();

        assertThat(strokes(".tick.claim.open")).isEqualTo(5);
        assertThat(strokes(".tick.cited.plain")).isEqualTo(5);
        assertThat(strokes(".tick.found.plain")).isEqualTo(5);
    }

    @Test
    void drawsTheCurrentOneStrongest() {
        showLines();

        Fx.run(() -> view.setCurrent(Set.of("claim")));
        window.settle();

        assertThat(strokes(".tick.claim.open:current")).isEqualTo(5);
        assertThat(strokes(".tick.found.plain:current")).isZero();
    }

    @Test
    void goesToATickThatIsClicked() {
        showLines();
        Node map = Fx.get(() -> view.node().lookup(".minimap"));
        var bounds = Fx.get(() -> map.localToScene(map.getLayoutBounds()));

        window.click(bounds.getCenterX(), bounds.getMinY() + bounds.getHeight() * 0.9);

        var back = Fx.get(() -> view.node().lookup(".highlight-back.found"));
        assertThat(back).isNotNull();
        assertThat(Fx.get(() -> back.localToScene(back.getBoundsInLocal()).getCenterY()))
                .isBetween(0.0, 400.0);
    }

    @Test
    void takesNoFocus() {
        showLines();

        assertThat(Fx.get(() -> view.node().lookup(".minimap").isFocusTraversable())).isFalse();
    }

    @Test
    void keepsFoundWordsVisibleWithinASelection() {
        show("one two three");
        Fx.run(
                () -> {
                    view.setHighlights(
                            List.of(
                                    new Highlight("f", new Span(4, 7), Look.FOUND),
                                    new Highlight("r", new Span(0, 7), Look.CITED)));
                    view.select(new Span(0, 13));
                });
        window.settle();

        Node selection = Fx.get(() -> view.node().lookup(".selection"));
        List<Node> layers =
                Fx.get(() -> List.copyOf(selection.getParent().getChildrenUnmodifiable()));
        Node found = Fx.get(() -> view.node().lookup(".highlight-back.found"));
        Node edge = Fx.get(() -> view.node().lookup(".highlight-edge.cited"));

        assertThat(layers.indexOf(found.getParent())).isGreaterThan(layers.indexOf(selection));
        assertThat(layers.indexOf(edge.getParent())).isGreaterThan(layers.indexOf(selection));
    }

    private void showLines() {
        show("a line of\n".repeat(1_000));
        Fx.run(
                () ->
                        view.setHighlights(
                                List.of(
                                        new Highlight("claim", line(100), Look.CLAIM_OPEN, "1"),
                                        new Highlight("region", line(500), Look.CITED),
                                        new Highlight("hit", line(900), Look.FOUND))));
        window.settle();
    }

    private static Span line(int number) {
        return new Span(number * LINE, number * LINE + 6);
    }

    /// How many path elements draw what matches; one tick has five.
    private int strokes(String selector) {
        boolean current = selector.endsWith(":current");
        String plain = selector.replace(":current", "");
        return Fx.get(
                () ->
                        view.node().lookupAll(plain).stream()
                                .filter(
                                        node ->
                                                node.getPseudoClassStates()
                                                                .contains(RowPaint.CURRENT)
                                                        == current)
                                .mapToInt(node -> ((Path) node).getElements().size())
                                .sum());
    }
}
