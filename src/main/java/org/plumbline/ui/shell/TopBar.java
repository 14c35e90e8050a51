package org.plumbline.ui.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;

/// The top of the window: what is open, whether it is saved, and the way to everything else.
final class TopBar extends HBox {

    private final ShellModel model;

    /// @param opened what is open, safe to show
    /// @param views how labels are saved is said in all of them but the one that says it of reviews
    TopBar(
            ShellModel model,
            Views views,
            ObservableValue<String> opened,
            Actions actions,
            MenuButton menu) {
        this.model = model;
        getStyleClass().add("top-bar");
        var product = new Label(Words.get("app.name"));
        product.getStyleClass().add("product");
        product.setMinWidth(USE_PREF_SIZE);
        getChildren()
                .setAll(
                        product,
                        files(opened, actions.files()),
                        blindChip(),
                        gap(),
                        palette(actions.palette()),
                        gap(),
                        savedChip(views),
                        rater(actions.rater()),
                        export(actions.export()),
                        menu);
    }

    /// What the buttons do.
    record Actions(Runnable files, Runnable palette, Runnable rater, Runnable export) {}

    private static Node files(ObservableValue<String> opened, Runnable action) {
        var name = new CutLabel();
        name.setId("open-file");
        name.textProperty()
                .bind(
                        opened.map(
                                words ->
                                        words.isEmpty()
                                                ? Words.get("shell.files.nothing")
                                                : words));
        var button = new Button("", name);
        button.setId("files-button");
        button.getStyleClass().setAll("button", "files-button");
        name.keep(6);
        button.accessibleTextProperty()
                .bind(
                        name.textProperty()
                                .map(words -> Words.get("shell.files.spoken", Words.said(words))));
        button.setOnAction(event -> action.run());
        return button;
    }

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

    private static Node palette(Runnable action) {
        var key = KeyCap.of("file.palette");
        var button = new Button(Words.get("shell.palette"), key);
        button.setId("palette-button");
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.setGraphicTextGap(12);
        button.getStyleClass().setAll("button", "palette-button");
        button.setOnAction(event -> action.run());
        return button;
    }

    private Node rater(Runnable action) {
        var button = new Button();
        button.setId("rater");
        button.setGraphic(Icons.of(Material2OutlinedMZ.PERSON));
        button.textProperty().bind(model.rater.map(name -> Words.get("shell.rater", name)));
        button.getStyleClass().setAll("button", "link");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Node export(Runnable action) {
        var button =
                new Button(Words.get("shell.export"), Icons.of(Material2OutlinedAL.FILE_UPLOAD));
        button.setId("export");
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
