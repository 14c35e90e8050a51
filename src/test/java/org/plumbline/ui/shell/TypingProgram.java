package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;

/// The whole program with somebody at its keys, who begins a note and never leaves it.
final class TypingProgram {

    static final String NOTE = "in the middle of a se";

    private TypingProgram() {}

    /// Opens the window, and says `typed` once the note stands in its field.
    ///
    /// @param args the data folder, a copy of the sample
    public static void main(String[] args) throws NoDisplayException {
        var place =
                new Environment(
                        new DataFolder(Path.of(args[0])),
                        Disk.ofSystem(),
                        InstantSource.system(),
                        "tester");
        var workspace = Workspace.of(place);
        workspace.change(settings -> settings.withTourSeen().withRater(Bench.RATER));
        Thread.ofPlatform().daemon().start(TypingProgram::type);
        Window.show(workspace, List.of(Path.of(args[1])));
    }

    private static void type() {
        try {
            while (!isDone()) {
                Thread.sleep(50);
            }
            System.out.println("typed");
        } catch (InterruptedException | ExecutionException e) {
            System.out.println(e);
        }
    }

    private static boolean isDone() throws InterruptedException, ExecutionException {
        var step = new FutureTask<>(TypingProgram::step);
        try {
            Platform.runLater(step);
        } catch (IllegalStateException e) {
            // JavaFX is not there yet.
            return false;
        }
        return step.get();
    }

    /// The next thing that can be done on the way to the note; true once that stands there.
    private static boolean step() {
        Scene scene =
                javafx.stage.Window.getWindows().stream()
                        .map(javafx.stage.Window::getScene)
                        .filter(there -> there.lookup("#sample-id") instanceof Label)
                        .findFirst()
                        .orElse(null);
        if (scene == null || !((Label) scene.lookup("#sample-id")).getText().contains("s-0001")) {
            return false;
        }
        Node focus = scene.getFocusOwner();
        if (!(focus instanceof TextInputControl note && "note".equals(note.getId()))) {
            fire(focus == null ? scene.getRoot() : focus, KeyEvent.KEY_PRESSED, "", KeyCode.E);
            return false;
        }
        for (int i = 0; i < NOTE.length(); i++) {
            String letter = NOTE.substring(i, i + 1);
            fire(note, KeyEvent.KEY_PRESSED, "", KeyCode.UNDEFINED);
            fire(note, KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
        }
        return note.getText().equals(NOTE);
    }

    private static void fire(Node at, EventType<KeyEvent> type, String letter, KeyCode code) {
        at.fireEvent(new KeyEvent(type, letter, "", code, false, false, false, false));
    }
}
