package org.plumbline.ui.seal;

import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Asks where a new key is to be kept, and for its passphrase, twice.
final class NewKeySheet {

    private final SignController controller;
    private final String signer;
    private final TextField place = new TextField();
    private final PasswordField first = new PasswordField();
    private final PasswordField second = new PasswordField();
    private final Label refusal = new Label();

    /// @param suggested where the key is kept if nobody says otherwise
    /// @param signer whose key it will be
    NewKeySheet(SignController controller, Path suggested, String signer) {
        this.controller = controller;
        this.signer = signer;
        place.setText(suggested.toString());
    }

    void showOn(Overlay overlay) {
        prepare("key-place", place, Words.get("seal.key.place"));
        prepare("key-first", first, Words.get("seal.key.passphrase"));
        prepare("key-second", second, Words.get("seal.key.again"));
        refusal.setId("key-refusal");
        refusal.setWrapText(true);
        refusal.setMinHeight(Region.USE_PREF_SIZE);
        refusal.getStyleClass().add("seal-bad");
        refusal.managedProperty().bind(refusal.textProperty().isNotEmpty());
        var bare = new Label(Words.get("seal.key.bare"));
        bare.setId("key-bare");
        bare.setWrapText(true);
        bare.setMinHeight(Region.USE_PREF_SIZE);
        bare.getStyleClass().addAll("seal-limit", "small");
        bare.visibleProperty().bind(first.textProperty().isEmpty());
        var sheet =
                new Sheet("key-sheet", Words.get("seal.key.title", signer))
                        .say(Words.get("seal.key.words"));
        controller.otherAuthor().ifPresent(sheet::say);
        sheet
                .put(SignSheet.field(Words.get("seal.key.place"), place))
                .put(SignSheet.field(Words.get("seal.key.passphrase"), first))
                .put(SignSheet.field(Words.get("seal.key.again"), second))
                .put(bare)
                .put(refusal)
                .button("key-back", Words.get("seal.back"), controller::show)
                .button("key-ok", Words.get("seal.key.ok"), this::make)
                .focus(first)
                .showOn(overlay);
    }

    private static void prepare(String id, TextField field, String name) {
        field.setId(id);
        field.setAccessibleText(name);
        HBox.setHgrow(field, Priority.ALWAYS);
    }

    private void make() {
        Passphrase passphrase = SignSheet.take(first);
        boolean isSame;
        try (var again = SignSheet.take(second)) {
            isSame = passphrase.isSameAs(again);
        }
        if (!isSame) {
            passphrase.close();
            refusal.setText(Words.get("seal.key.differ"));
            first.requestFocus();
            return;
        }
        controller.make(place.getText(), passphrase, refusal::setText);
    }
}
