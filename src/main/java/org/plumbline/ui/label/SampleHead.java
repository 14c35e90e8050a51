package org.plumbline.ui.label;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.ReviewState;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.FactChips;
import org.plumbline.ui.label.model.LabelModel;

/// Above the output: which sample it is, and the way to its neighbours.
final class SampleHead extends HBox {

    /// How much of an id stays where there is little room, in the height of the text.
    private static final double LEAST_ID = 14;

    private final CutLabel id = new CutLabel();
    private final HBox chips = new HBox(6);

    SampleHead(LabelModel model, LabelController controller) {
        getStyleClass().add("sample-head");
        id.setId("sample-id");
        id.getStyleClass().add("sample-id");
        id.keep(LEAST_ID);
        chips.setMinWidth(0);
        // With large text the last chips are cut; they never run into the buttons.
        var seen = new Rectangle();
        seen.widthProperty().bind(chips.widthProperty());
        seen.heightProperty().bind(chips.heightProperty());
        chips.setClip(seen);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren()
                .setAll(
                        id,
                        chips,
                        gap,
                        step("previous", "go.previous-sample", () -> controller.nextSample(-1)),
                        step("next", "go.next-sample", () -> controller.nextSample(1)));
        model.request.subscribe(this::show);
    }

    private void show(@Nullable Request request) {
        chips.getChildren().clear();
        if (request == null) {
            id.setText("");
            return;
        }
        var sample = request.sample();
        id.setText(Shown.of(sample.sampleId()));
        chips.getChildren().add(Chip.of(sample.destination(), Tone.PLAIN));
        chips.getChildren().add(FactChips.coverage(sample.answer().claimCoverage()));
        if (sample.reviewState() != ReviewState.REVIEWED) {
            chips.getChildren()
                    .add(new Chip("△ " + FactChips.reviewState(sample.reviewState()), Tone.LIMIT));
        }
        chips.getChildren().add(FactChips.captureChip(sample.capture().status()));
        var output = sample.answer().output();
        if (output != null) {
            FactChips.hidden(output).ifPresent(chips.getChildren()::add);
        }
    }

    private static Node step(String word, String command, Runnable action) {
        return new LinkButton(
                "sample-" + word, Words.get("label.sample." + word), KeyCap.of(command), action);
    }
}
