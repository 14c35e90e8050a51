package org.plumbline.ui.shell;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// The way through the window for somebody who sees it for the first time: a welcome, then a few
/// stops, each beside the part of the window it speaks of.
final class Tour {

    /// The stops, by the id of the node that each speaks of.
    private static final List<String> STOPS =
            List.of("queue", "output", "label-card", "evidence", "saved", "palette-button");

    private final Overlay overlay;
    private @Nullable Node lit;

    Tour(Overlay overlay) {
        this.overlay = overlay;
    }

    /// The first thing that a new user sees.
    void welcome(Runnable openFile) {
        var sheet =
                new Sheet("welcome", Words.get("tour.welcome.title"))
                        .say(Words.get("tour.welcome.what"))
                        .say(Words.get("tour.welcome.sample"))
                        .button(
                                "welcome-open",
                                Words.get("tour.welcome.open"),
                                () -> {
                                    overlay.close();
                                    openFile.run();
                                })
                        .button("welcome-look", Words.get("tour.welcome.look"), overlay::close)
                        .button("welcome-tour", Words.get("tour.welcome.start"), () -> stop(0));
        sheet.showOn(overlay);
    }

    /// Shows a stop; ends behind the last.
    void stop(int index) {
        light(null);
        if (index >= STOPS.size()) {
            overlay.close();
            return;
        }
        String name = STOPS.get(index);
        Node target = overlay.getScene().lookup("#" + name);
        light(target);
        var count = new Label(Words.get("tour.count", index + 1, STOPS.size()));
        count.getStyleClass().addAll("muted", "small");
        boolean last = index + 1 == STOPS.size();
        var sheet =
                new Sheet("tour", Words.get("tour." + name + ".title"))
                        .say(Words.get("tour." + name + ".words"))
                        .put(count)
                        .button("tour-end", Words.get("tour.end"), overlay::close)
                        .button(
                                "tour-next",
                                Words.get(last ? "tour.done" : "tour.next"),
                                () -> stop(index + 1));
        sheet.setPrefWidth(420);
        overlay.onClosed(() -> {});
        sheet.showOn(overlay);
        Optional.ofNullable(target).ifPresent(node -> overlay.placeBeside(sheet, node));
        overlay.onClosed(() -> light(null));
    }

    private void light(@Nullable Node node) {
        if (lit != null) {
            lit.getStyleClass().remove("toured");
        }
        lit = node;
        if (node != null) {
            node.getStyleClass().add("toured");
        }
    }
}
