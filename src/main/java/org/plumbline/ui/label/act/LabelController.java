package org.plumbline.ui.label.act;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.Position;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Note;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.text.TextViewport;

/// Turns what the reviewer does in the Label view into calls on the session. FX thread only.
public final class LabelController {

    private final LabelSession session;
    private final LabelModel model = new LabelModel();
    private final QueueControl queue;
    private final LabelActs acts;
    private final Citing citing;
    private final NoteControl note;
    private final FindControl find;
    private final Inspection inspection;
    private final Practices practices;
    private final Steps steps;
    private final Showing showing;
    private final Outside outside;
    private final LabelFocus focus;

    /// What the view asks of the window around it.
    ///
    /// @param showKeys shows the sheet of keys
    /// @param overlay where sheets are shown
    /// @param accepted an act is on its way to the disk
    /// @param trouble tells of a sample that could not be read
    /// @param named asks who is labelling, and gives the controller of what opens under that name
    /// @param habits how the reviewer likes to work
    public record Outside(
            Runnable showKeys,
            Overlay overlay,
            Runnable accepted,
            Consumer<Exception> trouble,
            Consumer<Consumer<LabelController>> named,
            Habits habits) {}

    public LabelController(
            LabelSession session, Background background, Outside outside, LabelFocus focus) {
        this.session = session;
        this.outside = outside;
        this.focus = focus;
        model.editable.set(session.review().readOnly().isEmpty());
        model.named.set(session.review().isNamed());
        queue = new QueueControl(session, model, outside.habits(), background, outside.trouble());
        steps = new Steps(model, queue, this);
        acts =
                new LabelActs(
                        session,
                        model,
                        queue,
                        outside.accepted(),
                        outside.named(),
                        this::claimDone);
        note = new NoteControl(model, acts);
        find = new FindControl(model, background);
        inspection = new Inspection(model);
        showing =
                new Showing(
                        session,
                        model,
                        background,
                        outside.trouble(),
                        steps,
                        inspection,
                        note::commit);
        citing = new Citing(model, acts, inspection, outside.overlay(), this::claim);
        practices = new Practices(session, queue, background, outside.trouble());
        practices.offer();
    }

    /// The rater may see what is hidden from now on.
    public void unblinded() {
        practices.offer();
    }

    /// What the last key came to, where that is not seen elsewhere.
    public ReadOnlyStringProperty saidProperty() {
        return model.said;
    }

    /// Where the caret of a text is, in words.
    public ReadOnlyStringProperty caretProperty() {
        return model.caret;
    }

    /// What is known of the digest of the open output, in words.
    public ReadOnlyStringProperty digestProperty() {
        return model.digest;
    }

    public LabelModel model() {
        return model;
    }

    public QueueControl queue() {
        return queue;
    }

    /// Takes all labels and notes of the open sample away; one undo brings them back.
    public void clearSample() {
        acts.clearSample();
    }

    /// What the reviewer can say of what is on the screen.
    public LabelActs acts() {
        return acts;
    }

    /// What goes through the regions that the claim cites, and cites more.
    public Citing citing() {
        return citing;
    }

    /// What searches the texts.
    public FindControl find() {
        return find;
    }

    /// What shows bytes, and says in words what is seen.
    public Inspection inspection() {
        return inspection;
    }

    private void claimDone() {
        if (outside.habits().goOn.get()) {
            steps.goOn();
        }
    }

    // --- moving

    /// Opens a sample where work goes on: at its first claim without a label.
    public void openSample(int index) {
        openSample(index, null);
    }

    /// Opens a sample at one of its claims; its text appears as soon as it has been read.
    ///
    /// @param claimId where to go; null goes to the first claim without a label
    public void openSample(int index, @Nullable String claimId) {
        showing.open(index, claimId);
    }

    /// Makes a claim of the open sample the current one.
    public void claim(int index) {
        showing.claim(index);
    }

    /// The next claim; behind the last one the quality measures if one is missing, then the next
    /// sample.
    public void nextClaim() {
        steps.nextClaim();
    }

    /// The previous claim of the sample.
    public void previousClaim() {
        steps.previousClaim();
    }

    /// The sample `step` rows further down the queue; none where the queue ends.
    public void nextSample(int step) {
        steps.nextSample(step);
    }

    /// The next claim without a label: in this sample, else in the next one that is not done.
    public void nextUnlabelled() {
        steps.nextUnlabelled();
    }

    /// Asks where to go.
    public void jump() {
        if (session.size() > 0) {
            new JumpSheet(session, this, outside.overlay()).show();
        }
    }

    /// Opens a row of the queue; what was searched is found in its texts.
    public void openRow(int index) {
        openSample(index);
        showFound();
    }

    /// Finds what was searched in the texts of the open sample, where it is in any.
    public void showFound() {
        if (queue.searching().found(model.sample.get()).isInText()) {
            find.show(model.queue.search.get(), model.queue.searchCase.get());
        }
    }

    /// Lists all samples again, and marks in the texts no more what was searched.
    public void endSearch() {
        find.closeOf(model.queue.search.get());
        queue.searching().clear();
    }

    /// The next claim comes by itself from now on, or no longer.
    public void toggleGoOn() {
        boolean on = !outside.habits().goOn.get();
        outside.habits().goOn.set(on);
        model.said.set(Words.get(on ? "label.said.go-on" : "label.said.stay"));
    }

    /// How the reviewer likes to work.
    public Habits habits() {
        return outside.habits();
    }

    // --- labelling

    public void undo() {
        commit();
        session.review().undo().ifPresent(change -> changed());
    }

    public void redo() {
        commit();
        session.review().redo().ifPresent(change -> changed());
    }

    private void changed() {
        outside.accepted().run();
        queue.count();
        Position place = session.position();
        if (place.sample() == model.sample.get()) {
            model.draft.set(session.draft(place.sample()));
            if (place.claimId() == null) {
                // It was about the sample as a whole, so the claim on the screen is as good as any.
                return;
            }
        }
        openSample(place.sample(), place.claimId());
    }

    public void editNote() {
        editNote("");
    }

    /// Goes on with the note.
    ///
    /// @param typed what was begun already, behind what is there
    public void editNote(String typed) {
        if (model.currentClaim().isEmpty() || !model.editable.get()) {
            return;
        }
        if (!model.named.get()) {
            // First, since what is typed is kept under a name however it is left.
            outside.named().accept(again -> again.editNote(typed));
            return;
        }
        if (!typed.isEmpty()) {
            note().type(note().words() + typed);
        }
        focus.focusNote();
    }

    public void leaveNote() {
        commit();
        focus.focusText();
    }

    /// The note of the current claim.
    public Note<?> note() {
        return note.note();
    }

    /// Keeps what is being typed: before anything else is shown, and before the window closes.
    public void commit() {
        note.commit();
    }

    /// The caret or the selection of a text changed.
    ///
    /// @param where the name of the text
    public void caretMoved(String where, TextViewport text) {
        model.caret.set(CaretWords.of(text));
        inspection.turnTo(where, text);
    }

    public void showKeys() {
        outside.showKeys().run();
    }
}
