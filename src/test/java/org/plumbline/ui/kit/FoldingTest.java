package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// The parts that fold, wrap and scroll.
class FoldingTest {

    private static final int EM = 13;

    @Test
    void theNamesOfColumnsAreAsWideAsTheRowsBesideAScrollBar() {
        var head = Fx.get(() -> new StackPane(new Label("name")));
        var list =
                Fx.get(
                        () ->
                                new ListView<>(
                                        FXCollections.observableArrayList(
                                                IntStream.range(0, 200).boxed().toList())));
        try (var window = Fx.show(400, 200, () -> new StackPane(new HeadedList(head, list)))) {
            window.settle();
            Node cell = Fx.get(() -> list.lookup(".list-cell"));

            assertThat(cell).isInstanceOf(ListCell.class);
            assertThat(Fx.get(() -> head.getWidth())).isLessThan(400);
            assertThat(Fx.get(() -> ((ListCell<?>) cell).getWidth()))
                    .isEqualTo(Fx.get(head::getWidth));
        }
    }

    @Test
    void panesWithoutRoomStandBehindTabsAndTheOneInHandInFront() {
        var left = Fx.get(() -> new VBox(new Button("left")));
        var right = Fx.get(() -> new VBox(new Button("right")));
        var panes =
                Fx.get(
                        () ->
                                new FoldedPanes(
                                        List.of(
                                                new FoldedPanes.Part("tab-left", "left", left),
                                                new FoldedPanes.Part("tab-right", "right", right)),
                                        List.of(0.5)));
        try (var window = Fx.show(70 * EM, 300, () -> panes)) {
            assertThat(Fx.get(() -> panes.shows(left) && panes.shows(right))).isTrue();
            Node inHand = Fx.get(() -> right.getChildren().getFirst());
            Fx.run(inHand::requestFocus);

            Fx.run(() -> window.stage().setWidth(50 * EM));
            window.settle();
            assertThat(Fx.get(() -> panes.shows(left))).isFalse();
            assertThat(Fx.get(() -> panes.shows(right))).isTrue();
            assertThat(Fx.get(() -> panes.getScene().getFocusOwner())).isSameAs(inHand);

            Fx.run(() -> panes.show(left));
            assertThat(Fx.get(() -> panes.shows(left))).isTrue();
            assertThat(Fx.get(() -> panes.shows(right))).isFalse();
        }
    }

    @Test
    void whatDoesNotFitBesideStandsBelow() {
        var start = Fx.get(() -> sized(200));
        var end = Fx.get(() -> sized(100));
        var spread = Fx.get(() -> new Spread(start, end));
        try (var window = Fx.show(400, 200, () -> new VBox(spread))) {
            assertThat(Fx.get(end::getLayoutY)).isEqualTo(Fx.get(start::getLayoutY));
            assertThat(Fx.get(end::getLayoutX)).isEqualTo(300);

            Fx.run(() -> window.stage().setWidth(150));
            window.settle();
            assertThat(Fx.get(end::getLayoutY))
                    .isGreaterThanOrEqualTo(Fx.get(() -> start.getLayoutY() + start.getHeight()));
        }
    }

    private static Pane sized(double width) {
        var pane = new Pane();
        pane.setPrefSize(width, 20);
        return pane;
    }

    @Test
    void whatScrollsKeepsWhatStandsBelowItInTheWindow() {
        var long1 = Fx.get(() -> sized(100));
        Fx.run(() -> long1.setPrefHeight(1000));
        var below = Fx.get(() -> new Button("below"));
        try (var window = Fx.show(300, 200, () -> new VBox(new Scrolled(new VBox(long1)), below))) {
            window.settle();

            assertThat(Fx.get(() -> below.getLayoutY() + below.getHeight()))
                    .isLessThanOrEqualTo(200);
        }
    }
}
