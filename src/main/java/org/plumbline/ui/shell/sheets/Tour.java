package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// The way through the window for somebody who sees it for the first time: a welcome, then a few
/// stops, each beside the part of the window it speaks of.
final class Tour {

    /// The stops.
    private static final List<Stop> STOPS =
            List.of(
                    new Stop("queue", "go.next-sample", "go.previous-sample"),
                    new Stop("output", "go.next-claim", "go.previous-claim"),
                    new Stop(
                            "label-card",
                            "label.truth.true",
                            "label.truth.false",
                            "label.truth.unsupported",
                            "label.grounding.supported",
                            "label.grounding.unsupported",
                            "label.grounding.unknown",
                            "label.note",
                            "label.quality.relevance",
                            "label.quality.repetition",
                            "label.quality.usefulness",
                            "label.quality.correctWithholding",
                            "label.undo"),
                    new Stop("evidence", "go.next-region"),
                    new Stop("saved"),
                    new Stop("palette-button", "file.palette", "file.keys", "file.guide"));

    /// One stop of the way.
    ///
    /// @param name id of the node that it speaks of
    /// @param commands those whose keys its words name, in the order of these
    private record Stop(String name, List<String> commands) {
        Stop(String name, String... commands) {
            this(name, List.of(commands));
        }
    }

    private final Overlay overlay;
    private final Keys keys;
    private @Nullable Node lit;

    Tour(Overlay overlay, Keys keys) {
        this.overlay = overlay;
        this.keys = keys;
    }

    /// The first thing that a new user sees.
    ///
    /// @param opened what is open behind the sheet, in a sentence
    void welcome(String opened, Runnable openFile) {
        var sheet =
                new Sheet("welcome", Words.get("tour.welcome.title"))
                        .say(Words.get("tour.welcome.what"))
                        .say(opened)
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
        String name = STOPS.get(index).name();
        Node target = overlay.getScene().lookup("#" + name);
        light(target);
        var count = new Label(Words.get("tour.count", index + 1, STOPS.size()));
        count.getStyleClass().addAll("muted", "small");
        boolean last = index + 1 == STOPS.size();
        var sheet =
                new Sheet("tour", Words.get("tour." + name + ".title"))
                        .say(words(STOPS.get(index)))
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

    private String words(Stop stop) {
        Object[] caps =
                stop.commands().stream()
                        .map(id -> keys.command(id).map(Command::cap).orElse(""))
                        .map(cap -> cap.isEmpty() ? Words.get("shell.keys.none") : cap)
                        .toArray();
        return Words.get("tour." + stop.name() + ".words", caps);
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
