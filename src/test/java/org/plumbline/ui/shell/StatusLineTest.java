package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.ui.Fx;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;

class StatusLineTest {

    private static final String LONG = "Reading " + "👨‍👩‍👧‍👦".repeat(60) + ".json";

    private final ShellModel model = Fx.get(ShellModel::new);

    @ParameterizedTest
    @ValueSource(strings = {"status-caret", "status-digest", "status-busy"})
    void saysTheWholeOfWhatIsCutInATooltip(String id) {
        try (var window = shown()) {
            var label = (Label) window.stage().getScene().lookup("#" + id);
            assertThat(Fx.get(label::getTooltip)).isNull();

            Fx.run(
                    () ->
                            List.of(model.caret, model.digest, model.busy)
                                    .forEach(it -> it.set(LONG)));
            window.settle();

            assertThat(Fx.get(() -> label.getTooltip().getText())).isEqualTo(LONG);
        }
    }

    private Fx.Window shown() {
        return Fx.show(
                600,
                40,
                () -> new StatusLine(model, new Views(new BorderPane()), new Label(), () -> {}));
    }
}
