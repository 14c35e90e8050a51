package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.settings.Settings;
import org.plumbline.ui.Fx;
import org.plumbline.ui.Keyboard;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Overlay;

/// The whole window in the headless platform, driven by keys, with a data folder of its own.
final class Bench implements AutoCloseable {

    /// How long anything may take before a test gives up, in milliseconds; far more than it needs.
    private static final long PATIENCE = 60_000;

    /// Who labels in the window, unless a test is about saying who.
    static final String RATER = "ann";

    private final Answers answers = new Answers();
    private final Workers workers = new Workers();
    private final Stage stage;
    private final Workbench workbench;

    /// Opens `file` in a window whose labels are kept in `data`; the bundled sample where it is
    /// null.
    Bench(Path data, @Nullable Path file) {
        this(data, file, true);
    }

    Bench(Path data, @Nullable Path file, boolean tourSeen) {
        this(data, Disk.ofSystem(), file, tourSeen);
    }

    /// @param disk where the data folder is
    Bench(Path data, Disk disk, @Nullable Path file, boolean tourSeen) {
        this(data, disk, file, settings -> known(tourSeen ? settings.withTourSeen() : settings));
    }

    private static Settings known(Settings settings) {
        return settings.rater().isEmpty() ? settings.withRater(RATER) : settings;
    }

    /// The window of somebody who has not said who they are, unless `data` remembers it.
    static Bench ofNobody(Path data, @Nullable Path file) {
        return new Bench(data, Disk.ofSystem(), file, Settings::withTourSeen);
    }

    /// The window at the very first start.
    static Bench ofFirstStart(Path data, @Nullable Path file) {
        return new Bench(data, Disk.ofSystem(), file, settings -> settings);
    }

    private Bench(Path data, Disk disk, @Nullable Path file, UnaryOperator<Settings> remembered) {
        var workspace =
                Workspace.of(
                        new Environment(
                                new DataFolder(data),
                                disk,
                                InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                                "tester"));
        workspace.change(remembered);
        stage = Fx.get(Stage::new);
        workbench =
                Fx.get(
                        () -> {
                            stage.setX(0);
                            stage.setY(0);
                            return new Workbench(
                                    stage,
                                    workspace,
                                    new Background(workers, Platform::runLater),
                                    answers,
                                    new SplittableRandom(1));
                        });
        Fx.run(
                () -> {
                    workbench.open(file == null ? List.of() : List.of(file));
                    stage.setWidth(1000);
                    stage.setHeight(980);
                    stage.show();
                    stage.requestFocus();
                });
        settle();
    }

    /// Answers the questions for files that the window asks.
    private static final class Answers implements Choosers {

        private volatile @Nullable Path answer;

        @Override
        public Optional<Path> open(Window owner, String title) {
            return Optional.ofNullable(answer);
        }

        @Override
        public Optional<Path> save(Window owner, String title, String suggestedName) {
            return Optional.ofNullable(answer);
        }
    }

    /// What the next question for a file is answered with.
    void answer(Path file) {
        answers.answer = file;
    }

    /// Does commands, one after the other, as their keys would.
    void run(String command) {
        Fx.run(() -> workbench.run(command));
    }

    Workbench workbench() {
        return workbench;
    }

    void press(KeyCode... keys) {
        Keyboard.press(stage, keys);
        settle();
    }

    /// A key as the window hears it, on the FX thread: so that nothing comes between two of them.
    void fire(KeyCode key, boolean control) {
        scene().getFocusOwner()
                .fireEvent(
                        new KeyEvent(
                                KeyEvent.KEY_PRESSED, "", "", key, false, control, false, false));
    }

    void write(String text) {
        Keyboard.write(stage, text);
        settle();
    }

    /// What stands over the window. FX thread.
    String title() {
        return stage.getTitle();
    }

    Scene scene() {
        return stage.getScene();
    }

    /// Waits until the workers have nothing to do, their answers have been taken, and the window
    /// has been laid out twice: what one layout asks for, the next does.
    void settle() {
        workers.awaitDone();
        Fx.waitPulse(scene());
        Fx.waitPulse(scene());
    }

    /// The node with this id that can be seen; fails where there is none.
    <T extends Node> T node(String id, Class<T> type) {
        return Fx.get(
                () ->
                        scene().getRoot().lookupAll("#" + id).stream()
                                .filter(Node::isVisible)
                                .filter(type::isInstance)
                                .map(type::cast)
                                .findFirst()
                                .orElseThrow(() -> new AssertionError("no " + id)));
    }

    /// The words of the label or button with this id.
    String words(String id) {
        var labeled = node(id, Labeled.class);
        return Fx.get(labeled::getText);
    }

    boolean shows(String id) {
        return Fx.get(
                () -> scene().getRoot().lookupAll("#" + id).stream().anyMatch(Node::isVisible));
    }

    /// Waits for the words of a node to contain `part`.
    void await(String id, String part) {
        await(() -> shows(id) && words(id).contains(part), id + " to say " + part);
    }

    void await(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + PATIENCE * 1_000_000;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail("waited in vain for " + what);
            }
            settle();
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    /// Waits until this sample is open and its text is shown.
    void awaitSample(String sampleId) {
        await("sample-id", sampleId);
    }

    /// Presses keys that close the window, and waits until it is gone.
    void pressToLeave(KeyCode... keys) {
        Keyboard.press(stage, keys);
        awaitGone();
    }

    /// Waits until the window is closed: it is laid out no more.
    void awaitGone() {
        long end = System.nanoTime() + PATIENCE * 1_000_000;
        while (isOpen() && System.nanoTime() < end) {
            Fx.run(() -> {});
        }
        assertThat(isOpen()).as("the window is open").isFalse();
    }

    /// True until the window is closed.
    boolean isOpen() {
        return Fx.get(stage::isShowing);
    }

    /// True while the focus is in the layer of sheets.
    boolean isFocusInASheet() {
        return Fx.get(
                () -> {
                    Node at = scene().getFocusOwner();
                    while (at != null && !(at instanceof Overlay)) {
                        at = at.getParent();
                    }
                    return at != null;
                });
    }

    /// Closes the window as its user would, everything saved.
    @Override
    public void close() {
        Fx.run(
                () -> {
                    workbench.close();
                    stage.close();
                });
    }
}
