package org.plumbline.ui.label;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.FocusIn;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.act.LabelFocus;
import org.plumbline.ui.label.evidence.EvidencePane;
import org.plumbline.ui.label.inspect.InspectorPane;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Arrangement;
import org.plumbline.ui.label.panes.Arrangement.Front;
import org.plumbline.ui.label.panes.Board;
import org.plumbline.ui.label.panes.Placing;

/// The whole Label view: queue, output and label card, evidence.
public final class LabelView extends BorderPane implements LabelFocus {

    private final JournalledReview<?, ?> review;
    private final LabelController controller;
    private final Arrangement arrangement;
    private final QueuePane queue;
    private final OutputPane output;
    private final LabelCard card;
    private final EvidencePane evidence;
    private final PaneWalk walk;

    /// A session with its controller.
    ///
    /// @param panes how the panes are wanted, and who keeps that
    public LabelView(
            LabelSession session,
            Background background,
            LabelController.Outside outside,
            Arrangement panes) {
        review = session.review();
        controller = new LabelController(session, background, outside, this);
        arrangement = panes;
        LabelModel model = controller.model();
        queue = new QueuePane(model, controller);
        output = new OutputPane(model, controller, place -> walk().goTo(place));
        card = new LabelCard(model, controller, this);
        evidence = new EvidencePane(model, controller, arrangement);
        walk = new PaneWalk(controller, arrangement, queue, output, card, evidence);
        var inspector = new InspectorPane(model, controller.inspection());
        inspector.setMinHeight(0);
        inspector.maxHeightProperty().bind(heightProperty().multiply(0.24));
        var below = new VBox(inspector, new CardPlace(card, heightProperty()));
        var parts =
                new Board.Parts(
                        queue,
                        new SampleHead(model, controller, arrangement),
                        output,
                        evidence,
                        below,
                        new AloneBar(model, arrangement));
        setCenter(new Board(arrangement, parts, walk::focusText));
        setBottom(new FindBar(model, controller.find()));
        // Esc that nothing else took closes what was opened last, wherever the focus is.
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        queue.addEventFilter(KeyEvent.KEY_PRESSED, this::chosen);
        queue.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        setId("label-view");
        followWork(model);
        Room.of(this).subscribe(arrangement::fit);
    }

    /// What the reviewer turns to is in front, and what was called up has the focus.
    private void followWork(LabelModel model) {
        model.claim.subscribe((old, now) -> walk.toFront(Front.OUTPUT));
        model.claimAsked.subscribe((old, now) -> walk.toFront(Front.OUTPUT));
        model.hit.subscribe(
                (old, now) ->
                        model.found()
                                .hit(now.intValue())
                                .ifPresent(hit -> walk.toFront(hit.evidenceId())));
        arrangement
                .drawerProperty()
                .subscribe(
                        (old, open) -> {
                            if (open) {
                                queue.focusList();
                            }
                        });
        arrangement.aloneProperty().subscribe(walk::alone);
        arrangement
                .placingProperty()
                .map(Placing::isLow)
                .subscribe(
                        low -> {
                            output.setLow(low);
                            card.setCompact(low);
                            evidence.setLow(low);
                        });
    }

    /// Calls `action` once, when the first text is there.
    public void onFirstText(Runnable action) {
        var once = new Subscription[1];
        once[0] =
                controller
                        .model()
                        .request
                        .subscribe(
                                (old, request) -> {
                                    once[0].unsubscribe();
                                    action.run();
                                });
    }

    /// Where the focus is that makes every key work.
    public Node keyTarget() {
        return output.focusTarget();
    }

    /// Acts of the session, to be asked what can be done with them.
    JournalledReview<?, ?> review() {
        return review;
    }

    /// The session has another order now: the queue shows it, and work goes on where it should.
    public void reordered() {
        controller.queue().reordered().ifPresent(controller::openSample);
    }

    /// Labels were taken over from another journal: what is shown follows.
    public void takenOver() {
        controller.acts().follow();
    }

    /// True while a note is typed that is not kept yet.
    public ReadOnlyBooleanProperty typedProperty() {
        return controller.note().typedProperty();
    }

    /// Whether long lines go on in the next line.
    public BooleanProperty wrapProperty() {
        return controller.model().wrap;
    }

    @Override
    public void focusNote() {
        arrangement.endAlone();
        card.focusNote();
    }

    @Override
    public void focusText() {
        walk.focusText();
    }

    @Override
    public void focusEvidence(String evidenceId) {
        walk.toFront(evidenceId);
        evidence.focus(evidenceId);
    }

    /// Goes to what the note of the current claim names.
    void followNote() {
        card.followNote();
    }

    /// What the reviewer is at, by its name in the files, such as `grounding`; empty where nothing
    /// is left to be said.
    public Optional<String> topic() {
        Node focus = getScene() == null ? null : getScene().getFocusOwner();
        return FocusIn.isIn(focus, evidence)
                ? Optional.of("evidence")
                : card.topic(focus == null ? this : focus);
    }

    /// Puts the focus on the search field of the queue.
    void focusSearch() {
        arrangement.callQueue();
        queue.focusSearch();
    }

    /// How the panes stand.
    Arrangement arrangement() {
        return arrangement;
    }

    /// What goes from pane to pane.
    PaneWalk walk() {
        return walk;
    }

    /// Opens the list of filters.
    void showFilters() {
        arrangement.callQueue();
        queue.showFilters();
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (controller.model().inspected.get() != Inspection.Kind.NOTHING) {
                controller.inspection().close();
            } else if (!arrangement.stepBack()) {
                controller.find().close();
            }
        }
    }

    /// Whoever chose a sample from the queue over the work goes on with the work. A list would keep
    /// both keys for itself.
    private void chosen(KeyEvent event) {
        boolean isLeaving = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE;
        if (isLeaving
                && event.getTarget() instanceof ListView<?>
                && arrangement.drawerProperty().get()) {
            event.consume();
            arrangement.closeDrawer();
            focusText();
        }
    }

    private void clicked(MouseEvent event) {
        boolean isRow = event.getTarget() instanceof Node node && queue.isInRow(node);
        if (isRow && arrangement.drawerProperty().get()) {
            arrangement.closeDrawer();
            focusText();
        }
    }

    /// What turns acts into calls on the session.
    public LabelController controller() {
        return controller;
    }
}
