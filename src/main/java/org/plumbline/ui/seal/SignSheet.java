package org.plumbline.ui.seal;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Asks with which key a file is to be signed, and for its passphrase.
final class SignSheet {

    private final SignModel model;
    private final SignController controller;
    private final TextField key = new TextField();
    private final PasswordField passphrase = new PasswordField();

    SignSheet(SignModel model, SignController controller) {
        this.model = model;
        this.controller = controller;
    }

    void showOn(Overlay overlay) {
        var name = model.file.getFileName();
        var sheet = new Sheet("sign-sheet", Words.get("seal.sign.title", String.valueOf(name)));
        sheet.wide();
        sheet.put(new SignatureFacts().add(model.binding));
        controller.otherAuthor().map(SignSheet::otherAuthor).ifPresent(sheet::put);
        sheet.put(keyRow()).put(keyState()).put(passphraseRow()).put(refusal());
        sheet.button("sign-cancel", Words.get("shell.cancel"), controller::close);
        sheet.button("sign-outside", Words.get("seal.sign.outside"), controller::outside);
        sheet.button("sign-ok", Words.get("seal.sign.ok"), this::sign);
        ((Button) sheet.lookup("#sign-ok"))
                .disableProperty()
                .bind(model.ready.not().or(model.busy));
        sheet.focus(first()).showOn(overlay);
    }

    /// A key that is known needs only its passphrase.
    private Node first() {
        return model.ready.get() && model.needsPassphrase.get() ? passphrase : key;
    }

    private Node keyRow() {
        key.setId("sign-key");
        key.setAccessibleText(Words.get("seal.sign.key"));
        key.setPromptText(Words.get("seal.sign.key.prompt"));
        key.textProperty().bindBidirectional(model.key);
        key.textProperty().subscribe((before, now) -> controller.keyChanged());
        HBox.setHgrow(key, Priority.ALWAYS);
        var choose = new ActButton("sign-choose", Words.get("seal.choose"), controller::chooseKey);
        var make = new ActButton("sign-new", Words.get("seal.sign.new"), controller::newKey);
        return field(Words.get("seal.sign.key"), key, choose, make);
    }

    private static Node otherAuthor(String words) {
        var other = new Label(words);
        other.setId("sign-other");
        other.setWrapText(true);
        other.setMinHeight(Region.USE_PREF_SIZE);
        other.getStyleClass().add("seal-limit");
        return other;
    }

    private Node keyState() {
        var state = new Label();
        state.setId("sign-key-state");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.textProperty().bind(model.keyWords);
        state.managedProperty().bind(state.textProperty().isNotEmpty());
        model.keyIsBad.subscribe(
                bad -> state.getStyleClass().setAll("label", "small", bad ? "seal-bad" : "muted"));
        return state;
    }

    private Node passphraseRow() {
        passphrase.setId("sign-passphrase");
        passphrase.setAccessibleText(Words.get("seal.sign.passphrase"));
        HBox.setHgrow(passphrase, Priority.ALWAYS);
        Node row = field(Words.get("seal.sign.passphrase"), passphrase);
        row.visibleProperty().bind(model.needsPassphrase);
        row.managedProperty().bind(row.visibleProperty());
        return row;
    }

    private Node refusal() {
        var refusal = new Label();
        refusal.setId("sign-refusal");
        refusal.getStyleClass().add("seal-bad");
        refusal.setWrapText(true);
        refusal.setMinHeight(Region.USE_PREF_SIZE);
        refusal.textProperty().bind(model.refusal);
        refusal.managedProperty().bind(refusal.textProperty().isNotEmpty());
        return refusal;
    }

    private void sign() {
        controller.sign(take(passphrase));
        passphrase.requestFocus();
    }

    /// What was typed; the field is empty afterwards.
    static Passphrase take(PasswordField field) {
        CharSequence typed = field.getCharacters();
        char[] characters = new char[typed.length()];
        for (int i = 0; i < characters.length; i++) {
            characters[i] = typed.charAt(i);
        }
        field.clear();
        return Passphrase.of(characters);
    }

    static Node field(String name, Node... nodes) {
        var above = new Label(name);
        above.getStyleClass().addAll("muted", "small");
        var row = new HBox(nodes);
        row.getStyleClass().add("seal-row");
        var field = new VBox(above, row);
        field.getStyleClass().add("seal-field");
        return field;
    }
}
