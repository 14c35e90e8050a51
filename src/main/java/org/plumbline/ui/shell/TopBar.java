package org.plumbline.ui.shell;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.text.Shortened;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.IconOnly;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Room.Breadth;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;

/// The top of the window: what is open, whether it is saved, and the way to everything else. Where
/// it is narrow, words give way to icons; the menu never does.
final class TopBar extends HBox {

    /// How much of the file's name stays in sight, in the height of the text.
    private static final double KEPT = 7;

    /// A longer name is whole in its tooltip.
    private static final int LONGEST_NAME = 24;

    private final ShellModel model;
    private final BooleanProperty isNarrow = new SimpleBooleanProperty();
    private final BooleanProperty isWide = new SimpleBooleanProperty(true);

    /// @param views how labels are saved is said in all of them but the one that says it of reviews
    TopBar(ShellModel model, Views views, Actions actions, MenuButton menu) {
        this.model = model;
        getStyleClass().add("top-bar");
        var product = new Label(Words.get("app.name"));
        product.getStyleClass().add("product");
        product.setMinWidth(USE_PREF_SIZE);
        product.managedProperty().bind(product.visibleProperty());
        var file = new CutLabel();
        file.setId("open-file");
        file.keep(KEPT);
        file.getStyleClass().add("muted");
        file.textProperty().bind(model.file.map(Shown::of));
        getChildren()
                .setAll(
                        product,
                        file,
                        blindChip(),
                        gap(),
                        palette(actions.palette()),
                        gap(),
                        savedChip(views),
                        rater(actions.rater()),
                        export(actions.export()),
                        menu);
        product.visibleProperty().bind(isNarrow.not());
    }

    /// Lets words give way to icons by the room that the window has.
    void foldBy(ObservableValue<Room> room) {
        var breadth = room.map(Room::breadth);
        isNarrow.bind(breadth.map(now -> now == Breadth.NARROW));
        isWide.bind(breadth.map(now -> now == Breadth.WIDE));
    }

    /// What the buttons do.
    record Actions(Runnable palette, Runnable rater, Runnable export) {}

    private Node blindChip() {
        var chip = new Chip("", Tone.STATE);
        chip.setId("blind");
        model.blinded.subscribe(
                blinded ->
                        chip.setText(
                                blinded
                                        ? "◐ " + Words.get("shell.blind")
                                        : "○ " + Words.get("shell.unblinded")));
        chip.visibleProperty().bind(model.file.isNotEmpty());
        return chip;
    }

    private static String typingWords() {
        return "… " + Words.get("shell.saving.typing");
    }

    private Node savedChip(Views views) {
        var chip = new Chip("", Tone.GOOD);
        chip.setId("saved");
        chip.getStyleClass().add("saved-chip");
        Runnable show =
                () -> {
                    boolean typing = model.typing.get();
                    switch (model.saving.get()) {
                        case IDLE -> {
                            chip.setText(typing ? typingWords() : Words.get("shell.saving.idle"));
                            chip.setTone(Tone.PLAIN);
                        }
                        case WRITING -> {
                            chip.setText("… " + Words.get("shell.saving.writing"));
                            chip.setTone(Tone.PLAIN);
                        }
                        case SAVED -> {
                            chip.setText(
                                    typing
                                            ? typingWords()
                                            : "✓ "
                                                    + Words.get(
                                                            "shell.saving.saved",
                                                            model.savedAt.get()));
                            chip.setTone(typing ? Tone.PLAIN : Tone.GOOD);
                        }
                        case FAILING -> {
                            chip.setText("✕ " + Words.get("shell.saving.failing"));
                            chip.setTone(Tone.BAD);
                        }
                        case READ_ONLY -> {
                            chip.setText("⊘ " + Words.get("shell.saving.read-only"));
                            chip.setTone(Tone.LIMIT);
                        }
                    }
                };
        model.saving.subscribe(state -> show.run());
        model.savedAt.subscribe(time -> show.run());
        model.typing.subscribe(is -> show.run());
        chip.visibleProperty().bind(model.file.isNotEmpty().and(views.saysLabelsSaved(model)));
        chip.managedProperty().bind(chip.visibleProperty());
        return chip;
    }

    /// A field to look at, and a button with an icon where there is no room for a field.
    private Node palette(Runnable action) {
        var button = new Button(Words.get("shell.palette"));
        button.setId("palette-button");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().setAll("button", "palette-button");
        button.setOnAction(event -> action.run());
        var words = new Label(button.getText());
        words.getStyleClass().add("muted");
        var key = KeyCap.of("file.palette");
        var field = new HBox(Icons.of(Material2OutlinedMZ.SEARCH), words, key);
        field.getStyleClass().add("palette-words");
        button.setGraphic(field);
        for (Node part : new Node[] {words, key}) {
            part.managedProperty().bind(isWide);
            part.opacityProperty().bind(Bindings.when(isWide).then(1.0).otherwise(0.0));
        }
        var tip = new Tooltip(button.getText());
        isWide.subscribe(wide -> button.setTooltip(wide ? null : tip));
        return button;
    }

    private Node rater(Runnable action) {
        var button = new Button();
        button.setId("rater");
        button.setGraphic(Icons.of(Material2OutlinedMZ.PERSON));
        var whole = model.rater.map(name -> words(name));
        button.textProperty()
                .bind(model.rater.map(name -> words(Shortened.to(name, LONGEST_NAME))));
        button.accessibleTextProperty().bind(whole);
        var tip = new Tooltip();
        tip.textProperty()
                .bind(whole.map(words -> Words.get("shell.rater.tip", Words.said(words))));
        button.setTooltip(tip);
        button.getStyleClass().setAll("button", "link");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        IconOnly.when(isNarrow, button);
        return button;
    }

    private static String words(String name) {
        return name.isEmpty() ? Words.get("shell.rater.none") : Words.get("shell.rater", name);
    }

    private Node export(Runnable action) {
        var button =
                new Button(Words.get("shell.export"), Icons.of(Material2OutlinedAL.FILE_UPLOAD));
        button.setId("export");
        IconOnly.when(isNarrow, button);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        button.disableProperty().bind(model.file.isEmpty());
        return button;
    }

    private static Node gap() {
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }
}
