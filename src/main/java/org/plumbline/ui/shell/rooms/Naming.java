package org.plumbline.ui.shell.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.plumbline.session.Workspace;
import org.plumbline.session.others.EarlierName;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.review.Who;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Who labels in this window: asked before the first act, and changed later. The name is never made
/// up. FX thread only.
public final class Naming implements Who {

    private final ShellModel model;
    private final WindowFrame frame;
    private final Workspace workspace;
    private final Reviews reviews;

    /// What was begun while all that is open is being opened under another name.
    private final List<Runnable> waiting = new ArrayList<>();

    private boolean changing;

    /// All that is open under one name and can be opened under another.
    interface Reviews {

        /// What is labelled in the view that is shown; empty where nothing is open there.
        Optional<JournalledReview<?, ?>> shown();

        /// Keeps what is being typed.
        void commit();

        /// Runs `go` once all is on the disk, or the user wants to lose it.
        void leave(Runnable go);

        /// All is labelled by somebody else from now on.
        ///
        /// @param stays false where they go on where they were last, not at what is shown
        /// @param then run once it is so
        void by(String rater, boolean stays, Runnable then);
    }

    Naming(ShellModel model, WindowFrame frame, Workspace workspace, Reviews reviews) {
        this.model = model;
        this.frame = frame;
        this.workspace = workspace;
        this.reviews = reviews;
        String remembered = workspace.settings().rater();
        model.rater.set(remembered.isBlank() ? "" : remembered);
    }

    @Override
    public String name() {
        return model.rater.get();
    }

    @Override
    public void before(Runnable then) {
        if (changing) {
            waiting.add(then);
        } else if (name().isEmpty()) {
            ask(true, then);
        } else {
            then.run();
        }
    }

    /// Asks under which name labels are given from now on.
    public void change() {
        ask(false, () -> {});
    }

    @Override
    public void opened(JournalledReview<?, ?> review) {
        if (changing) {
            return;
        }
        if (!review.reviewer().equals(name())) {
            // The name was given while the file was being opened.
            open(true, () -> {});
        } else if (name().isEmpty()) {
            frame.background().run(() -> EarlierName.of(review)).onDone(this::remind);
        }
    }

    /// Whoever labelled this file before must not see it as if nothing were done.
    private void remind(List<EarlierName> names) {
        if (!names.isEmpty() && name().isEmpty() && !frame.overlay().isOpen()) {
            change();
        }
    }

    // --- the question

    /// A field that says who labels, to be asked in passing.
    public NameField field() {
        return new NameField(name(), () -> {});
    }

    /// Takes what such a field says.
    ///
    /// @param then done under that name, also where there is none; never where what is typed cannot
    ///   be one
    public void take(NameField field, Runnable then) {
        if (field.isEmpty()) {
            then.run();
        } else {
            field.given().ifPresent(given -> take(given, true, then));
        }
    }

    /// @param isBegun true where something waits for the answer
    private void ask(boolean isBegun, Runnable then) {
        reviews.commit();
        var taking = new AtomicReference<Runnable>(() -> {});
        var field = new NameField(name(), () -> taking.get().run());
        taking.set(
                () ->
                        field.given()
                                .ifPresent(
                                        given -> {
                                            frame.overlay().close();
                                            take(given, isBegun, then);
                                        }));
        var sheet = new Sheet("rater-sheet", Words.get("shell.rater.title"));
        if (isBegun) {
            sheet.say(Words.get("shell.rater.begun"));
        }
        sheet.say(Words.get("shell.rater.words"))
                .put(field)
                .button("rater-cancel", Words.get("shell.cancel"), frame.overlay()::close)
                .button("rater-ok", Words.get("shell.rater.ok"), taking.get()::run)
                .focus(field.field())
                .showOn(frame.overlay());
        reviews.shown()
                .ifPresent(
                        review ->
                                frame.background()
                                        .run(() -> EarlierName.of(review))
                                        .onDone(field::offer));
    }

    // --- the answer

    private void take(String given, boolean stays, Runnable then) {
        String before = name();
        if (given.equals(before)) {
            then.run();
            return;
        }
        Runnable go =
                () -> {
                    workspace.change(settings -> settings.withRater(given));
                    model.rater.set(given);
                    open(
                            stays,
                            () -> {
                                tell(before, given);
                                then.run();
                            });
                };
        if (before.isEmpty()) {
            go.run();
        } else {
            reviews.leave(go);
        }
    }

    /// Opens all that is open under the name of now.
    private void open(boolean stays, Runnable then) {
        changing = true;
        reviews.by(
                name(),
                stays,
                () -> {
                    changing = false;
                    then.run();
                    var begun = List.copyOf(waiting);
                    waiting.clear();
                    begun.forEach(Runnable::run);
                });
    }

    private void tell(String before, String now) {
        if (!before.isEmpty() && model.notice.get().isEmpty() && reviews.shown().isPresent()) {
            model.noticeIsBad.set(false);
            model.notice.set(Words.get("shell.rater.changed", now, before));
        }
    }
}
