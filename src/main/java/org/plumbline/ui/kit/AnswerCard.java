package org.plumbline.ui.kit;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What the cards have in common on which a reviewer answers: a head, and choices with their names.
public final class AnswerCard {

    private AnswerCard() {}

    /// The first line: what it is about, and at the other end what can be done.
    public static Node head(List<Node> about, Node... links) {
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var head = new HBox(10);
        head.getChildren().addAll(about);
        head.getChildren().add(gap);
        head.getChildren().addAll(links);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    /// A choice below its name.
    public static Node group(String name, Node choice) {
        return group(new Label(name), choice);
    }

    /// A choice below its name, with the key of a command that chooses.
    public static Node group(String name, String command, Node choice) {
        var label = new Label(name, KeyCap.of(command));
        label.setContentDisplay(ContentDisplay.RIGHT);
        return group(label, choice);
    }

    private static Node group(Label name, Node choice) {
        name.getStyleClass().add("group-name");
        var group = new VBox(name, choice);
        group.getStyleClass().add("group");
        return group;
    }
}
