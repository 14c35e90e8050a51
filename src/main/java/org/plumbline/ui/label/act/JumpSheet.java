package org.plumbline.ui.label.act;

import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Asks for the number or the id of a sample, says which one that is, and goes there.
final class JumpSheet {

    private final LabelSession session;
    private final LabelController controller;
    private final Overlay overlay;
    private final TextField place = new TextField();
    private final Label found = new Label();

    JumpSheet(LabelSession session, LabelController controller, Overlay overlay) {
        this.session = session;
        this.controller = controller;
        this.overlay = overlay;
        place.setId("jump-place");
        place.setPromptText(Words.get("label.jump.prompt"));
        place.setAccessibleText(Words.get("label.jump.prompt"));
        found.setId("jump-found");
        found.getStyleClass().add("muted");
        found.setWrapText(true);
        found.setMinHeight(Control.USE_PREF_SIZE);
    }

    void show() {
        var sheet =
                new Sheet("jump-sheet", Words.get("label.jump.title"))
                        .put(place)
                        .put(found)
                        .button("jump-cancel", Words.get("shell.cancel"), overlay::close)
                        .button("jump-ok", Words.get("label.jump.ok"), this::go)
                        .focus(place);
        var ok = (Button) sheet.lookup("#jump-ok");
        place.textProperty()
                .subscribe(
                        typed -> {
                            found.setText(jump().words());
                            ok.setDisable(jump().target().isEmpty());
                        });
        sheet.showOn(overlay);
    }

    private Jump jump() {
        return new Jump(session, controller.model(), place.getText());
    }

    private void go() {
        jump().target()
                .ifPresent(
                        target -> {
                            overlay.close();
                            controller.openSample(target.sample(), target.claimId());
                        });
    }
}
