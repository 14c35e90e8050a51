package org.plumbline.ui.seal;

import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.plumbline.session.seal.ShownKey;
import org.plumbline.session.seal.SignedFile;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.session.seal.Verified;
import org.plumbline.session.seal.Verified.Standing;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Tells the command that signs a file outside, and waits for the signature to appear: for keys on
/// tokens and in agents, which this program never touches. FX thread only.
final class OutsideSheet {

    private final SignModel model;
    private final SealActs.Rooms rooms;
    private final SignController controller;
    private final Label state = new Label();
    private final Timeline clock;
    private boolean looking;

    OutsideSheet(SignModel model, SealActs.Rooms rooms, SignController controller) {
        this.model = model;
        this.rooms = rooms;
        this.controller = controller;
        this.clock = new Timeline(new KeyFrame(Duration.seconds(1), event -> look()));
        clock.setCycleCount(Timeline.INDEFINITE);
    }

    void showOn() {
        String key = model.key.get().isBlank() ? "KEY" : model.key.get().strip();
        state.setId("outside-state");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.setText(waiting());
        var sheet =
                new Sheet("outside-sheet", Words.get("seal.outside.title"))
                        .say(Words.get("seal.outside.words"))
                        .put(
                                new CopyLine(
                                        "outside-command",
                                        Words.get("seal.outside.command"),
                                        rooms.workspace().outsideCommand(model.file, key)))
                        .put(state)
                        .button(
                                "outside-back",
                                Words.get("seal.back"),
                                () -> {
                                    clock.stop();
                                    controller.show();
                                })
                        .button("outside-look", Words.get("seal.outside.look"), this::look);
        sheet.wide();
        sheet.showOn(rooms.overlay());
        rooms.overlay().onClosed(clock::stop);
        clock.play();
    }

    private String waiting() {
        return Words.get("seal.outside.waiting", SignerKey.signatureOf(model.file).toString());
    }

    private void look() {
        if (looking) {
            return;
        }
        looking = true;
        rooms.background()
                .run(() -> rooms.workspace().outsideSignature(model.file))
                .onDone(this::seen)
                .onFailed(
                        failure -> {
                            looking = false;
                            state.setText(Shown.reason(failure));
                        });
    }

    private void seen(Optional<Verified> found) {
        looking = false;
        if (state.getScene() == null) {
            clock.stop();
            return;
        }
        if (found.isEmpty()) {
            state.setText(waiting());
            return;
        }
        switch (found.get().standing()) {
            case Standing.Unlisted(var key) -> done(found.get(), key);
            case Standing.Signed signed -> done(found.get(), signed.key());
            case Standing.Refused(var problem) ->
                    state.setText(Words.get("seal.outside.refused", problem.message()));
        }
    }

    private void done(Verified found, ShownKey key) {
        clock.stop();
        controller.signed(
                new SignedFile(
                        model.file, SignerKey.signatureOf(model.file), key, found.binding()));
    }
}
