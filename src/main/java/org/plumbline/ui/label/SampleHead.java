package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.corpus.ReviewState;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.ChipLine;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.IconButton;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.FactChips;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Arrangement;

/// Above the output: which sample it is, and the way to its neighbours. Where the queue is folded
/// away it has the button that calls it up, and where the evidence is behind the output, the tabs
/// of both.
final class SampleHead extends HBox {

    /// How much of an id stays where there is little room, in the height of the text.
    private static final double LEAST_ID = 5;

    /// The least width that has room for the words of the ways to the neighbours, in that height.
    private static final double LEAST_WORDS = 46;

    private final CutLabel id = new CutLabel();
    private final ChipLine chips = new ChipLine();
    private final IconButton queue;
    private final LinkButton previous;
    private final LinkButton next;

    SampleHead(LabelModel model, LabelController controller, Arrangement arrangement) {
        getStyleClass().add("sample-head");
        id.setId("sample-id");
        id.getStyleClass().add("sample-id");
        id.keep(LEAST_ID);
        HBox.setHgrow(chips, Priority.ALWAYS);
        queue =
                new IconButton(
                        "call-queue",
                        Material2OutlinedMZ.MENU_OPEN,
                        "panes.queue",
                        arrangement::toggleQueue);
        var tabs = new FrontTabs(model, arrangement);
        previous = step("previous", "go.previous-sample", () -> controller.nextSample(-1));
        next = step("next", "go.next-sample", () -> controller.nextSample(1));
        getChildren().setAll(queue, id, chips, tabs, previous, next);
        model.request.subscribe(this::show);
        arrangement
                .placingProperty()
                .subscribe(
                        placing -> {
                            queue.setVisible(!placing.queueBeside());
                            queue.setManaged(!placing.queueBeside());
                            tabs.show(placing.evidence());
                        });
        Room.of(this).map(room -> room.width() < LEAST_WORDS).subscribe(this::fit);
    }

    /// Without room the ways to the neighbours are arrows with their keys.
    private void fit(boolean isNarrow) {
        previous.setText(isNarrow ? "‹" : Words.get("label.sample.previous"));
        next.setText(isNarrow ? "›" : Words.get("label.sample.next"));
    }

    private void show(@Nullable Request request) {
        if (request == null) {
            chips.show(List.of());
            id.setText("");
            return;
        }
        var sample = request.sample();
        id.setText(Shown.of(sample.sampleId()));
        List<Chip> all = new ArrayList<>();
        all.add(Chip.of(sample.destination(), Tone.PLAIN));
        all.add(FactChips.coverage(sample.answer().claimCoverage()));
        if (sample.reviewState() != ReviewState.REVIEWED) {
            all.add(new Chip("△ " + FactChips.reviewState(sample.reviewState()), Tone.LIMIT));
        }
        all.add(FactChips.captureChip(sample.capture().status()));
        var output = sample.answer().output();
        if (output != null) {
            FactChips.hidden(output).ifPresent(all::add);
        }
        chips.show(all);
    }

    private static LinkButton step(String word, String command, Runnable action) {
        String words = Words.get("label.sample." + word);
        var button = new LinkButton("sample-" + word, words, KeyCap.of(command), action);
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(Words.get("command." + command)));
        return button;
    }
}
