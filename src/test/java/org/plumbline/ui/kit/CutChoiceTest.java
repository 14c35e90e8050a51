package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.Locale;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

class CutChoiceTest {

    private static final String LONG = "src/main/java/org/example/checkout/PlainTest.java";
    private static final String CLUSTERS =
            "👨🏻‍🚒👨‍👩‍👧‍👦🇩🇪❤\uFE0Fe\u0301a\u0308\u0323👨‍👩‍👧‍👦🇩🇪o\u0302👨🏻‍🚒";

    private final ComboBox<String> box = Fx.get(CutChoiceTest::box);
    private final Fx.Window window = Fx.show(500, 60, () -> new Pane(box));

    private static ComboBox<String> box() {
        var box = new ComboBox<String>();
        box.setConverter(new AllOr("all", value -> value));
        box.getItems().setAll("", LONG, CLUSTERS);
        CutChoice.in(box);
        return box;
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void keepsTheEndOfAName() {
        String shown = shownAt(LONG, 200);

        assertThat(shown).contains("…").startsWith("src/").endsWith("Test.java");
    }

    @Test
    void cutsBetweenClustersOnBothSides() {
        for (double width = 40; width < 200; width += 3) {
            String shown = shownAt(CLUSTERS, width);
            int at = shown.indexOf('…');
            if (at >= 0) {
                String last = shown.substring(at + 1);
                assertThat(CLUSTERS).startsWith(shown.substring(0, at)).endsWith(last);
                assertThat(isBoundary(at)).as("%s: %s", width, shown).isTrue();
                assertThat(isBoundary(CLUSTERS.length() - last.length()))
                        .as("%s: %s", width, shown)
                        .isTrue();
            }
        }
    }

    @Test
    void saysTheWholeInATooltipOfTheBoxWhileItIsCut() {
        shownAt(LONG, 200);
        Tooltip cut = Fx.get(box::getTooltip);
        assertThat(cut).isNotNull();
        assertThat(Fx.get(cut::getText)).isEqualTo(LONG);

        assertThat(shownAt("", 200)).isEqualTo("all");
        assertThat(Fx.get(box::getTooltip)).isNull();
    }

    @Test
    void cutsTheLinesOfTheOpenListToo() {
        String shown =
                Fx.get(
                        () -> {
                            ListCell<String> cell = box.getCellFactory().call(null);
                            ((Pane) box.getParent()).getChildren().add(cell);
                            cell.setText(LONG);
                            cell.applyCss();
                            cell.resize(200, 24);
                            cell.layout();
                            return text(cell);
                        });

        assertThat(shown).contains("…").endsWith("Test.java");
    }

    private String shownAt(String value, double width) {
        Fx.run(
                () -> {
                    box.setValue(value);
                    box.setPrefWidth(width);
                });
        window.settle();
        return Fx.get(() -> text(box.getButtonCell()));
    }

    private static String text(ListCell<String> cell) {
        return cell.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(child -> ((Text) child).getText())
                .findFirst()
                .orElse("");
    }

    private static boolean isBoundary(int unit) {
        BreakIterator clusters = BreakIterator.getCharacterInstance(Locale.ROOT);
        clusters.setText(CLUSTERS);
        return clusters.isBoundary(unit);
    }
}
