package org.plumbline.ui.seal;

import java.nio.file.Path;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Checked;
import org.plumbline.session.seal.Verified;
import org.plumbline.session.seal.Verified.Standing;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.EmColumns;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// A table of files with whose signature each has, and below it what is wrong with the chosen one.
final class VerifySheet {

    private final VerifyModel model;
    private final SealActs acts;
    private final TableView<Verified> table = new TableView<>();
    private final Label summary = new Label();
    private final Label told = new Label();
    private final Label detail = new Label();

    VerifySheet(VerifyModel model, SealActs acts) {
        this.model = model;
        this.acts = acts;
    }

    void showOn(Overlay overlay) {
        wrapped(summary, "verify-summary", "strong");
        wrapped(told, "verify-told", "seal-limit");
        wrapped(detail, "verify-detail", "text-body");
        detail.setAlignment(Pos.TOP_LEFT);
        var signers = new Label();
        wrapped(signers, "verify-signers", "text-body");
        model.signers.subscribe(list -> signers.setText(signersWords(list)));
        model.checked.subscribe(this::show);
        model.refusal.subscribe(words -> tell(model.checked.get()));
        var sheet =
                new Sheet("verify-sheet", Words.get("seal.verify.title"))
                        .say(Words.get("seal.verify.words"))
                        .put(signers)
                        .put(table)
                        .put(detail)
                        .put(told)
                        .put(summary)
                        .button("verify-close", Words.get("shell.close"), overlay::close)
                        .button(
                                "verify-signers-choose",
                                Words.get("seal.verify.signers.choose"),
                                acts::chooseSigners)
                        .button("verify-add", Words.get("seal.verify.add"), acts::chooseFile);
        sheet.wide();
        fillTable(sheet);
        sheet.showOn(overlay);
    }

    private static void wrapped(Label label, String id, String style) {
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
    }

    private static String signersWords(@Nullable Path list) {
        return list == null
                ? Words.get("seal.verify.signers.none")
                : Words.get("seal.verify.signers", list.toString());
    }

    private void show(Checked checked) {
        int before = table.getItems().size();
        int chosen = table.getSelectionModel().getSelectedIndex();
        table.getItems().setAll(checked.files());
        int count = checked.files().size();
        if (count > 0) {
            // What is new is looked at first.
            int next = count > before ? count - 1 : Math.clamp(chosen, 0, count - 1);
            table.getSelectionModel().clearAndSelect(next);
            table.scrollTo(next);
        }
        summary.setText(model.summary());
        tell(checked);
    }

    private void tell(Checked checked) {
        String refusal = model.refusal.get();
        String lines = String.join("\n", checked.told());
        told.setText(refusal.isEmpty() ? lines : refusal);
    }

    private void fillTable(Pane around) {
        table.setId("verify-table");
        table.getStyleClass().add("seal-table");
        table.setAccessibleText(Words.get("seal.verify.table"));
        table.setPlaceholder(new Label(Words.get("seal.verify.none")));
        table.getColumns().add(column("file", VerifySheet::name));
        var state = column("state", VerifySheet::state);
        state.setCellFactory(column -> new StateCell());
        table.getColumns().add(state);
        table.getColumns().add(column("author", file -> text(file.binding().author())));
        table.getColumns().add(column("key", VerifySheet::key));
        var widths = new EmColumns(around);
        double[][] ems = {{8, 13}, {13, 15.5}, {7.4, 8}, {10, 26}};
        for (int i = 0; i < ems.length; i++) {
            widths.set(table.getColumns().get(i), ems[i][0], ems[i][1]);
        }
        table.getSelectionModel()
                .selectedItemProperty()
                .addListener((property, old, now) -> detail.setText(now == null ? "" : words(now)));
    }

    private static TableColumn<Verified, String> column(
            String name, Function<Verified, String> text) {
        var column = new TableColumn<Verified, String>(Words.get("seal.verify.column." + name));
        column.setSortable(false);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }

    private static String name(Verified file) {
        Path name = Path.of(file.file()).getFileName();
        return name == null ? file.file() : name.toString();
    }

    private static String text(@Nullable String words) {
        return words == null ? "" : Visible.of(words);
    }

    private static String key(Verified file) {
        return switch (file.standing()) {
            case Standing.Signed signed -> signed.key().fingerprint();
            case Standing.Unlisted unlisted -> unlisted.key().fingerprint();
            case Standing.Refused refused -> "";
        };
    }

    static String state(Verified file) {
        return switch (file.standing()) {
            case Standing.Signed signed -> Words.get("seal.state.signed", text(signed.name()));
            case Standing.Unlisted unlisted -> Words.get("seal.state.unlisted");
            case Standing.Refused(var problem) -> "✗ " + problem.code().word();
        };
    }

    private static String words(Verified file) {
        return switch (file.standing()) {
            case Standing.Signed signed ->
                    Words.get("seal.detail.signed", signed.line(), signed.key().type());
            case Standing.Unlisted unlisted -> Words.get("seal.detail.unlisted");
            case Standing.Refused(var problem) -> Shown.of(problem.message());
        };
    }

    private static Tone tone(Verified file) {
        return switch (file.standing()) {
            case Standing.Signed signed -> Tone.GOOD;
            case Standing.Unlisted unlisted -> Tone.LIMIT;
            case Standing.Refused refused -> Tone.BAD;
        };
    }

    /// The state as a chip, whose words say what its colour says.
    private static final class StateCell extends TableCell<Verified, String> {

        @Override
        protected void updateItem(@Nullable String words, boolean empty) {
            super.updateItem(words, empty);
            Verified file = empty ? null : getTableRow().getItem();
            Node chip = file == null || words == null ? null : new Chip(words, tone(file));
            setGraphic(chip);
            setAccessibleText(words);
        }
    }
}
