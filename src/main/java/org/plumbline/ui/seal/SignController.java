package org.plumbline.ui.seal;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.ShownKey;
import org.plumbline.session.seal.SignedFile;
import org.plumbline.session.seal.SignerKey;
import org.plumbline.session.seal.Signing;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Signs one file, with a key that is chosen, made, or kept elsewhere. FX thread only.
final class SignController {

    private final SignModel model;
    private final SealActs.Rooms rooms;
    private final Latest keys;
    private @Nullable SignerKey key;

    SignController(SignModel model, SealActs.Rooms rooms) {
        this.model = model;
        this.rooms = rooms;
        keys = new Latest(rooms.background());
    }

    /// Shows the sheet, once what is known of the usual key is known.
    void start() {
        if (signer().isEmpty()) {
            // A report of somebody who has not said a name: no key is the usual one.
            show();
            return;
        }
        Path usual = rooms.workspace().keyOf(signer());
        rooms.background()
                .run(() -> Files.exists(usual))
                .onDone(
                        isThere -> {
                            if (isThere) {
                                model.key.set(usual.toString());
                                readKey(this::show);
                            } else {
                                show();
                            }
                        });
    }

    void show() {
        new SignSheet(model, this).showOn(rooms.overlay());
    }

    /// Whose name the key signs for; "" where neither the file nor the user said one.
    private String signer() {
        return model.signer(rooms.rater().get());
    }

    /// That the file is somebody else's than the user; empty where it is not.
    Optional<String> otherAuthor() {
        String rater = rooms.rater().get();
        return rater.isEmpty() || signer().equals(rater)
                ? Optional.empty()
                : Optional.of(Words.get("seal.sign.other", signer(), rater));
    }

    void close() {
        rooms.overlay().close();
    }

    // --- the key

    void keyChanged() {
        readKey(() -> {});
    }

    void chooseKey() {
        rooms.frame()
                .askAny(Words.get("seal.sign.key.choose"))
                .ifPresent(file -> model.key.set(file.toString()));
    }

    private void readKey(Runnable then) {
        key = null;
        model.ready.set(false);
        model.refusal.set("");
        Optional<Path> file = path(model.key.get());
        if (file.isEmpty()) {
            keys.forget();
            know("", false, false);
            then.run();
            return;
        }
        keys.run(
                () -> SignerKey.read(file.get()),
                read -> {
                    take(read);
                    then.run();
                },
                failure -> {
                    know(Shown.reason(failure), true, false);
                    then.run();
                });
    }

    private void take(SignerKey read) {
        key = read;
        String words = read.shown().type() + " " + read.shown().fingerprint();
        know(
                read.isEncrypted() ? words : words + ". " + Words.get("seal.sign.bare"),
                !read.isEncrypted(),
                read.isEncrypted());
        model.ready.set(true);
    }

    private void know(String words, boolean isBad, boolean needsPassphrase) {
        model.keyWords.set(words);
        model.keyIsBad.set(isBad);
        model.needsPassphrase.set(needsPassphrase);
    }

    private static Optional<Path> path(String typed) {
        try {
            return typed.isBlank() ? Optional.empty() : Optional.of(Path.of(typed.strip()));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    // --- a new key

    /// A key is somebody's: where neither the file nor the user says whose, they are asked first.
    void newKey() {
        if (signer().isEmpty()) {
            rooms.named().accept(this::newKey);
        } else {
            new NewKeySheet(this, rooms.workspace().keyOf(signer()), signer())
                    .showOn(rooms.overlay());
        }
    }

    /// Makes a key and goes back to signing with it.
    ///
    /// @param passphrase closed here
    /// @param refused told why no key was made
    void make(String place, Passphrase passphrase, Consumer<String> refused) {
        Optional<Path> file = path(place);
        if (file.isEmpty()) {
            passphrase.close();
            refused.accept(Words.get("seal.key.nowhere"));
            return;
        }
        String comment = signer();
        rooms.background()
                .run(
                        () -> {
                            try (passphrase) {
                                return rooms.workspace().make(file.get(), comment, passphrase);
                            }
                        })
                .onDone(
                        made -> {
                            model.key.set(made.file().toString());
                            readKey(this::show);
                        })
                .onFailed(failure -> refused.accept(Shown.reason(failure)));
    }

    // --- signing

    /// @param passphrase closed here
    void sign(Passphrase passphrase) {
        SignerKey with = key;
        if (with == null || model.busy.get()) {
            passphrase.close();
            return;
        }
        model.busy.set(true);
        model.refusal.set("");
        rooms.background()
                .run(
                        () -> {
                            try (passphrase) {
                                return Signing.begin(model.file, with, passphrase);
                            }
                        })
                .onDone(
                        signing ->
                                signing.otherSigner()
                                        .ifPresentOrElse(
                                                why -> ask(signing, why), () -> sign(signing)))
                .onFailed(this::unsigned);
    }

    /// The key says that it is somebody else's than the file.
    private void ask(Signing signing, String why) {
        model.busy.set(false);
        Runnable back =
                () -> {
                    rooms.overlay().onClosed(() -> {});
                    show();
                };
        Runnable sign =
                () -> {
                    back.run();
                    sign(signing);
                };
        new Sheet("other-signer", Words.get("seal.sign.other.title"))
                .say(Shown.of(why))
                .button("other-signer-sign", Words.get("seal.sign.other.sign"), sign)
                .button(
                        "other-signer-back",
                        Words.get("seal.back"),
                        () -> {
                            signing.close();
                            back.run();
                        })
                .showOn(rooms.overlay());
        rooms.overlay().onClosed(signing::close);
    }

    private void sign(Signing signing) {
        model.busy.set(true);
        rooms.background()
                .run(
                        () -> {
                            try (signing) {
                                return signing.sign();
                            }
                        })
                .onDone(
                        signed -> {
                            model.busy.set(false);
                            signed(signed);
                        })
                .onFailed(this::unsigned);
    }

    private void unsigned(Exception failure) {
        model.busy.set(false);
        model.refusal.set(Shown.reason(failure));
    }

    void outside() {
        new OutsideSheet(model, rooms, this).showOn();
    }

    /// Says what was signed, and what whoever verifies needs.
    void signed(SignedFile signed) {
        String signer = signer();
        var sheet = new Sheet("signed-sheet", Words.get("seal.signed.title"));
        sheet.wide();
        sheet.say(Words.get("seal.signed.words", signed.signature().toString()))
                .put(
                        new SignatureFacts()
                                .addKey("signed-key", signed.key().fingerprint())
                                .add(signed.binding()));
        if (ShownKey.canBeListed(signer)) {
            String line = signed.key().allowedSignersLine(signer);
            sheet.put(new CopyLine("signed-line", Words.get("seal.signed.line"), line))
                    .say(Words.get("seal.signed.hand"));
        } else {
            sheet.say(
                    Words.get(
                            signer.isEmpty() ? "seal.signed.unnamed" : "seal.signed.unlisted"));
        }
        sheet.button("signed-close", Words.get("shell.close"), this::close).showOn(rooms.overlay());
    }
}
