package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

class ChipLineTest {

    private final ChipLine line = Fx.get(ChipLine::new);
    private final Fx.Window window = Fx.show(700, 60, () -> new Pane(line));

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void showsAllWhereThereIsRoom() {
        assertThat(shownAt(600))
                .containsExactly("inline comment", "selected claims", "△ partial capture");
    }

    @Test
    void keepsWarningsTheLongestAndCountsTheOthers() {
        assertThat(shownAt(190)).containsExactly("△ partial capture", "+2");
        assertThat(shownAt(40)).containsExactly("+3");
        assertThat(shownAt(3)).isEmpty();
    }

    private List<String> shownAt(double width) {
        Fx.run(
                () -> {
                    line.show(
                            List.of(
                                    new Chip("inline comment", Chip.Tone.PLAIN),
                                    new Chip("selected claims", Chip.Tone.PLAIN),
                                    new Chip("△ partial capture", Chip.Tone.LIMIT)));
                    line.setPrefWidth(width);
                });
        window.settle();
        return Fx.get(
                () ->
                        line.getChildrenUnmodifiable().stream()
                                .filter(node -> node.isVisible())
                                .map(node -> ((Label) node).getText())
                                .toList());
    }
}
