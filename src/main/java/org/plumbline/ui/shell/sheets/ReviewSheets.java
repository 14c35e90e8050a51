package org.plumbline.ui.shell.sheets;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import org.plumbline.corpus.Case;
import org.plumbline.session.label.HistoryEntry;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.WindowFrame;
import org.plumbline.ui.shell.rooms.Naming;
import org.plumbline.ui.shell.rooms.ShellController;
import org.plumbline.ui.shell.rooms.UnblindQuestion;

/// The sheets about the open sample as a whole: what was done to it, taking all of that away, and
/// what is hidden of it. FX thread only.
public final class ReviewSheets {

    private static final double LIST_HEIGHT = 320;

    private final ShellController shell;
    private final WindowFrame frame;
    private final UnblindQuestion question;
    private final Naming naming;

    /// @param naming asked before anything is done that is remembered of a rater
    public ReviewSheets(ShellController shell, WindowFrame frame, Naming naming) {
        this.shell = shell;
        this.frame = frame;
        this.naming = naming;
        this.question = new UnblindQuestion(shell, frame);
    }

    /// What was done to the open sample, the last act first.
    public void history() {
        shell.open().ifPresent(open -> history(open.session()));
    }

    private void history(LabelSession session) {
        shell.commit();
        int sample = session.position().sample();
        List<HistoryEntry> entries = session.history(sample).reversed();
        var words = new HistoryWords(ZoneId.systemDefault());
        var list = new ListView<String>();
        list.setId("history-list");
        list.setAccessibleText(Words.get("shell.history.title", id(session)));
        list.setPlaceholder(new Label(Words.get("shell.history.empty")));
        list.setPrefHeight(LIST_HEIGHT);
        entries.forEach(entry -> list.getItems().add(words.of(entry)));
        list.getSelectionModel().selectFirst();
        new Sheet("history-sheet", Words.get("shell.history.title", id(session)))
                .put(list)
                .button("history-close", Words.get("shell.close"), frame.overlay()::close)
                .focus(list)
                .showOn(frame.overlay());
    }

    /// True where the open sample has anything that could be taken away.
    public boolean canClear() {
        return session()
                .filter(now -> now.size() > 0)
                .filter(now -> !now.draft(now.position().sample()).isEmpty())
                .isPresent();
    }

    /// True where something is hidden from the rater, who may ask to see it.
    public boolean canUnblind() {
        return session()
                .filter(LabelSession::hasHidden)
                .filter(LabelSession::isBlinded)
                .isPresent();
    }

    /// True where the rater has asked before.
    public boolean canShowHidden() {
        return session()
                .filter(LabelSession::hasHidden)
                .filter(now -> !now.isBlinded())
                .isPresent();
    }

    private Optional<LabelSession> session() {
        return shell.open().map(ShellController.Open::session);
    }

    /// Takes all labels and notes of the open sample away, after a question.
    public void clearSample() {
        shell.open().ifPresent(this::askClear);
    }

    private void askClear(ShellController.Open open) {
        shell.commit();
        LabelSession session = open.session();
        if (session.draft(session.position().sample()).isEmpty()) {
            frame.tell(Words.get("shell.clear.title", id(session)), Words.get("shell.clear.none"));
            return;
        }
        Runnable clear =
                () -> {
                    frame.overlay().close();
                    open.controller().clearSample();
                };
        new Sheet("clear-sheet", Words.get("shell.clear.title", id(session)))
                .say(Words.get("shell.clear.words"))
                .button("clear-yes", Words.get("shell.clear.yes"), clear)
                .button("clear-cancel", Words.get("shell.cancel"), frame.overlay()::close)
                .showOn(frame.overlay());
    }

    /// What is hidden of the open sample; asks first where the rater has not seen such things yet.
    public void hidden() {
        naming.before(this::hiddenNamed);
    }

    private void hiddenNamed() {
        shell.open()
                .map(ShellController.Open::session)
                .ifPresent(session -> question.before(session, () -> showHidden(session)));
    }

    private void showHidden(LabelSession session) {
        int sample = session.position().sample();
        frame.background()
                .run(() -> session.wholeCase(sample))
                .onDone(this::show)
                .onFailed(failure -> frame.trouble("shell.read.cannot", failure));
    }

    private void show(Case whole) {
        var facts = new HiddenFacts(whole);
        var sheet = new Sheet("hidden-sheet", Words.get("shell.hidden.title", whole.sampleId()));
        sheet.wide()
                .say(Words.get("shell.hidden.words"))
                .put(facts)
                .button("hidden-close", Words.get("shell.close"), frame.overlay()::close)
                .focus(facts)
                .showOn(frame.overlay());
    }

    private static String id(LabelSession session) {
        return session.outline(session.position().sample()).sampleId();
    }
}
