package org.plumbline.ui.shell;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.progress.Pace;
import org.plumbline.ui.kit.Words;

/// One's own time on task and claims an hour, for whoever wants to see them. FX thread only.
final class PaceLine {

    private final Pace pace;
    private final Supplier<Optional<LabelSession>> open;
    private final Label label = new Label();
    private Optional<LabelSession> counted = Optional.empty();
    private long labelled;

    /// @param open what is labelled now
    PaceLine(Pace pace, Supplier<Optional<LabelSession>> open) {
        this.pace = pace;
        this.open = open;
        label.setId("pace");
        label.setMinWidth(Label.USE_PREF_SIZE);
        label.setTooltip(new Tooltip(Words.get("shell.pace.tip")));
        label.managedProperty().bind(label.visibleProperty());
        show(false);
    }

    Label label() {
        return label;
    }

    /// Shows it or not. What is not shown is counted all the same, so that it is right when it is.
    void show(boolean isShown) {
        label.setVisible(isShown);
        say();
    }

    /// Whatever is done in a scene is an act.
    void listen(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::acted);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, this::acted);
        scene.addEventFilter(ScrollEvent.SCROLL, this::acted);
    }

    private void acted(InputEvent event) {
        pace.act();
        count();
        say();
    }

    /// Of each file what was labelled since it was opened.
    private void count() {
        Optional<LabelSession> now = open.get();
        long claims = now.map(session -> session.counts().claimsLabelled()).orElse(0L);
        if (now.equals(counted)) {
            pace.labelled(claims - labelled);
        }
        counted = now;
        labelled = claims;
    }

    private void say() {
        if (label.isVisible()) {
            label.setText(words());
            label.setAccessibleText(label.getText() + ". " + Words.get("shell.pace.tip"));
        }
    }

    private String words() {
        Duration worked = pace.worked();
        OptionalLong claims = pace.claimsPerHour();
        return claims.isEmpty()
                ? Words.get("shell.pace.time", worked.toHours(), worked.toMinutesPart())
                : Words.get(
                        "shell.pace", worked.toHours(), worked.toMinutesPart(), claims.getAsLong());
    }
}
