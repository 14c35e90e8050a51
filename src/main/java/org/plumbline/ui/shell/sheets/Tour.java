package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.rooms.NameField;
import org.plumbline.ui.shell.rooms.Naming;

/// The way through the window for somebody who sees it for the first time: a welcome, then a few
/// stops, each beside the part of the window it speaks of.
final class Tour {

    /// What tries a key instead of speaking of a part of the window.
    private static final String TRY = "try";

    /// The stops.
    private static final List<Stop> STOPS =
            List.of(
                    new Stop("queue", "go.next-sample", "go.previous-sample").orElse("call-queue"),
                    new Stop("output", "go.next-claim", "go.previous-claim").orElse("front-output"),
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
                    new Stop(
                            TRY,
                            "label.truth.true",
                            "label.truth.false",
                            "label.truth.unsupported"),
                    new Stop("evidence", "go.next-region").orElse("front-evidence"),
                    new Stop("saved"),
                    new Stop("rail", "view.problems", "view.report", "view.records"),
                    new Stop("export", "file.export", "file.sign"),
                    new Stop("palette-button", "file.palette", "file.keys", "file.guide"));

    /// One stop of the way.
    ///
    /// @param name id of the node that it speaks of
    /// @param folded id of what leads to that node while the window has no room for it, or ""
    /// @param commands those whose keys its words name, in the order of these
    private record Stop(String name, String folded, List<String> commands) {
        Stop(String name, String... commands) {
            this(name, "", List.of(commands));
        }

        Stop orElse(String folded) {
            return new Stop(name, folded, commands);
        }
    }

    private final Overlay overlay;
    private final Keys keys;

    Tour(Overlay overlay, Keys keys) {
        this.overlay = overlay;
        this.keys = keys;
    }

    /// The first thing that a new user sees.
    ///
    /// @param opened what is open behind the sheet, in a sentence
    /// @param naming takes the name of who labels, where they say it here already
    void welcome(String opened, Runnable openFile, Naming naming) {
        NameField name = naming.field();
        Runnable open =
                () -> {
                    overlay.close();
                    openFile.run();
                };
        var sheet =
                new Sheet("welcome", Words.get("tour.welcome.title"))
                        .say(Words.get("tour.welcome.what"))
                        .say(opened)
                        .say(Words.get("tour.welcome.name"))
                        .put(name)
                        .button(
                                "welcome-open",
                                Words.get("tour.welcome.open"),
                                () -> naming.take(name, open))
                        .button(
                                "welcome-look",
                                Words.get("tour.welcome.look"),
                                () -> naming.take(name, overlay::close))
                        .button(
                                "welcome-tour",
                                Words.get("tour.welcome.start"),
                                () -> naming.take(name, () -> stop(0)));
        sheet.focus(name.field()).showOn(overlay);
    }

    /// Shows a stop; ends behind the last.
    void stop(int index) {
        if (index >= STOPS.size()) {
            overlay.close();
            return;
        }
        Stop stop = STOPS.get(index);
        var count = new Label(Words.get("tour.count", index + 1, STOPS.size()));
        count.getStyleClass().addAll("muted", "small");
        boolean last = index + 1 == STOPS.size();
        var sheet = new Sheet("tour", Words.get("tour." + stop.name() + ".title")).say(words(stop));
        sheet.getStyleClass().add("tour-sheet");
        if (stop.name().equals(TRY)) {
            var claim = new PracticeClaim(keys);
            sheet.put(claim);
            sheet.addEventFilter(KeyEvent.KEY_PRESSED, claim::pressed);
        }
        sheet.put(count)
                .button("tour-end", Words.get("tour.end"), overlay::close)
                .button(
                        "tour-next",
                        Words.get(last ? "tour.done" : "tour.next"),
                        () -> stop(index + 1))
                .showOn(overlay, () -> seen(stop.name()).or(() -> seen(stop.folded())));
    }

    private Optional<Node> seen(String id) {
        return id.isEmpty()
                ? Optional.empty()
                : overlay.getScene().getRoot().lookupAll("#" + id).stream()
                        .filter(Overlay::isSeen)
                        .findFirst();
    }

    private String words(Stop stop) {
        Object[] caps =
                stop.commands().stream()
                        .map(id -> keys.command(id).map(Command::cap).orElse(""))
                        .map(cap -> cap.isEmpty() ? Words.get("shell.keys.none") : cap)
                        .toArray();
        return Words.get("tour." + stop.name() + ".words", caps);
    }
}
