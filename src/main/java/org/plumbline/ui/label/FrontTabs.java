package org.plumbline.ui.label;

import java.util.List;
import javafx.scene.layout.StackPane;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Arrangement;
import org.plumbline.ui.label.panes.Arrangement.Front;
import org.plumbline.ui.label.panes.Placing;

/// Which of output and evidence is in front, where they share a place.
final class FrontTabs extends StackPane {

    FrontTabs(LabelModel model, Arrangement arrangement) {
        setId("front-tabs");
        var bar =
                new ChoiceBar<>(
                        Words.get("label.front"),
                        List.of(
                                new ChoiceBar.Option<>(
                                        Front.OUTPUT,
                                        "front-output",
                                        Words.get("label.output.title"),
                                        ""),
                                new ChoiceBar.Option<>(
                                        Front.EVIDENCE,
                                        "front-evidence",
                                        Words.get("label.evidence.title"),
                                        "go.evidence")),
                        // What is in front already is asked for once more as none.
                        wanted -> {
                            if (wanted != null) {
                                arrangement.bring(wanted);
                            }
                        });
        bar.getStyleClass().add("front-tabs");
        bar.getButtons().forEach(button -> button.setFocusTraversable(false));
        getChildren().setAll(bar);
        setMinWidth(USE_PREF_SIZE);
        arrangement.frontProperty().subscribe(bar::show);
        model.request.subscribe(
                request -> {
                    int count = request == null ? 0 : request.sample().evidence().size();
                    bar.getButtons().getLast().setText(Words.get("label.front.evidence", count));
                });
    }

    void show(Placing.Evidence evidence) {
        boolean isBehind = evidence == Placing.Evidence.BEHIND;
        setVisible(isBehind);
        setManaged(isBehind);
    }
}
