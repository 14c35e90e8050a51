package org.plumbline.ui.takeover;

import javafx.beans.binding.BooleanExpression;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.plumbline.ui.kit.Words;

/// Says across the top, without asking for anything, that labels of the reviewer's are elsewhere.
/// The words wrap, and the buttons go below each other where there is no room.
public final class TakeOverBar extends HBox {

    /// @param id what the ids of its parts begin with
    public TakeOverBar(String id, TakeOverController controller) {
        TakeOverModel model = controller.model();
        setId(id + "-bar");
        getStyleClass().addAll("notice", "quiet");
        var words = new Label();
        words.setId(id + "-words");
        words.setWrapText(true);
        words.textProperty().bind(model.words);
        words.setMaxWidth(Double.MAX_VALUE);
        words.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        var buttons = new FlowPane(6, 4);
        buttons.setId(id + "-buttons");
        buttons.getStyleClass().add("takeover-buttons");
        buttons.getChildren()
                .setAll(
                        button(id + "-take", "takeover.take", controller::take, model.isOffer),
                        button(id + "-look", "takeover.look", controller::look, model.isOffer),
                        button(id + "-later", "takeover.later", controller::notNow, model.isOffer),
                        button(
                                id + "-close",
                                "shell.close",
                                controller::notNow,
                                model.isOffer.not()));
        getChildren().setAll(words, buttons);
        visibleProperty().bind(model.isHere.and(model.words.isNotEmpty()));
        managedProperty().bind(visibleProperty());
    }

    private static Button button(String id, String key, Runnable action, BooleanExpression shown) {
        var button = new Button(Words.get(key));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        button.visibleProperty().bind(shown);
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }
}
