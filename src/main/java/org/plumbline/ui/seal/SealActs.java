package org.plumbline.ui.seal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Dropped;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// What the window does about signatures: sign a file, verify files. FX thread only.
public final class SealActs {

    private final Rooms rooms;
    private VerifyModel verifying = new VerifyModel();
    private @Nullable VerifyModel shown;
    private final Latest checks;

    /// Where things are shown and who does the work.
    ///
    /// @param rater the name under which labels are given in this window; "" where nobody said one
    /// @param named does something once there is such a name
    public record Rooms(
            Frame frame,
            Overlay overlay,
            SealWorkspace workspace,
            Supplier<String> rater,
            Consumer<Runnable> named) {

        Background background() {
            return frame.background();
        }
    }

    public SealActs(Rooms rooms) {
        this.rooms = rooms;
        checks = new Latest(rooms.background());
    }

    /// All that can be done, for keys and palette.
    public List<Command> commands() {
        return List.of(
                new Command("file.sign", List.of(), this::chooseAndSign),
                new Command("file.verify", List.of(), this::verify));
    }

    // --- signing

    /// Asks for a file and signs it.
    private void chooseAndSign() {
        rooms.frame().askOpen(Words.get("seal.sign.choose")).ifPresent(this::sign);
    }

    /// Shows what signing a file would bind, and asks with which key.
    public void sign(Path file) {
        rooms.background()
                .run(() -> rooms.workspace().look(file))
                .onDone(binding -> new SignController(new SignModel(file, binding), rooms).start())
                .onFailed(failure -> rooms.frame().trouble("seal.trouble", failure));
    }

    // --- verifying

    /// Shows the table of files that are verified.
    void verify() {
        var model = new VerifyModel();
        model.signers.set(verifying.signers.get());
        verifying = model;
        show();
    }

    private void show() {
        shown = verifying;
        new VerifySheet(verifying, this).showOn(rooms.overlay());
        rooms.overlay().onClosed(() -> shown = null);
    }

    /// Verifies those of files that were handed over which are labels or lists of signers.
    public void handed(List<Path> files) {
        rooms.background()
                .run(() -> Dropped.of(files))
                .onDone(
                        dropped -> {
                            if (!dropped.toVerify().isEmpty() || !dropped.signers().isEmpty()) {
                                take(dropped.toVerify(), dropped.signers());
                            }
                        })
                .onFailed(failure -> rooms.frame().trouble("seal.trouble", failure));
    }

    void chooseFile() {
        rooms.frame()
                .askOpen(Words.get("seal.verify.add"))
                .ifPresent(file -> take(List.of(file), List.of()));
    }

    void chooseSigners() {
        rooms.frame()
                .askAny(Words.get("seal.verify.signers.choose"))
                .ifPresent(file -> take(List.of(), List.of(file)));
    }

    private void take(List<Path> files, List<Path> signers) {
        if (shown == null) {
            verify();
        }
        verifying.add(files);
        if (!signers.isEmpty()) {
            verifying.signers.set(signers.getLast());
        }
        check(verifying);
    }

    private void check(VerifyModel model) {
        check(model, "");
    }

    /// @param refusal why the list that was given is not used; "" where it is
    private void check(VerifyModel model, String refusal) {
        Optional<Path> list = model.list();
        checks.run(
                () -> rooms.workspace().check(model.files(), list),
                checked -> {
                    model.refusal.set(refusal);
                    model.checked.set(checked);
                },
                failure -> {
                    // Without its list nothing that stood there before holds.
                    model.signers.set(null);
                    check(model, Shown.reason(failure));
                });
    }
}
