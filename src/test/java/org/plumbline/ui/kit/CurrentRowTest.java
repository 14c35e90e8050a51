package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

class CurrentRowTest {

    private final ListView<String> list =
            Fx.get(() -> new ListView<>(FXCollections.observableArrayList("a", "b", "c")));
    private final List<String> chosen = new ArrayList<>();
    private final CurrentRow<String> row = CurrentRow.of(list, chosen::add);

    @Test
    void tellsWhatTheUserSelects() {
        Fx.run(() -> list.getSelectionModel().select("b"));

        assertThat(chosen).containsExactly("b");
    }

    @Test
    void selectsWhatIsCurrentWithoutTellingIt() {
        Fx.run(() -> row.follow("c"));

        assertThat(list.getSelectionModel().getSelectedItem()).isEqualTo("c");
        assertThat(chosen).isEmpty();
    }

    @Test
    void doesNotTellWhatTakesThePlaceOfARowThatGoes() {
        Fx.run(
                () -> {
                    row.follow("a");
                    list.getItems().setAll("b", "c");
                });

        assertThat(list.getSelectionModel().isEmpty()).isTrue();
        assertThat(chosen).isEmpty();
    }

    @Test
    void staysOnTheCurrentRowWhereRowsComeBeforeIt() {
        Fx.run(
                () -> {
                    list.getSelectionModel().select("b");
                    list.getItems().setAll("c", "x", "y", "b");
                });

        assertThat(list.getSelectionModel().getSelectedItem()).isEqualTo("b");
        assertThat(chosen).containsExactly("b");
    }

    @Test
    void selectsNothingWhereNoRowIsCurrent() {
        Fx.run(
                () -> {
                    row.follow("c");
                    row.follow("not in the list");
                });

        assertThat(list.getSelectionModel().isEmpty()).isTrue();
        assertThat(chosen).isEmpty();
    }
}
