package org.plumbline.ui.label;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.act.LabelFocus;
import org.plumbline.ui.label.evidence.EvidencePane;
import org.plumbline.ui.label.inspect.InspectorPane;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;

/// The whole Label view: queue, output and label card, evidence.
public final class LabelView extends BorderPane implements LabelFocus {

    private final JournalledReview<?, ?> review;
    private final LabelController controller;
    private final QueuePane queue;
    private final OutputPane output;
    private final LabelCard card;
    private final EvidencePane evidence;

    /// A session with its controller.
    public LabelView(LabelSession session, Background background, LabelController.Outside outside) {
        review = session.review();
        controller = new LabelController(session, background, outside, this);
        LabelModel model = controller.model();
        queue = new QueuePane(model, controller);
        output = new OutputPane(model, controller);
        card = new LabelCard(model, controller);
        evidence = new EvidencePane(model, controller);
        var middle = new BorderPane(output);
        var inspector = new InspectorPane(model, controller.inspection());
        inspector.setMinHeight(0);
        inspector.maxHeightProperty().bind(heightProperty().multiply(0.24));
        middle.setBottom(new VBox(inspector, scrolled(card)));
        output.setMinHeight(0);
        middle.setMinHeight(0);
        middle.setMinWidth(360);
        queue.setMinWidth(180);
        evidence.setMinWidth(220);
        var split = new SplitPane(queue, middle, evidence);
        split.setDividerPositions(0.185, 0.69);
        SplitPane.setResizableWithParent(queue, false);
        setCenter(split);
        setBottom(new FindBar(model, controller.find()));
        // Esc that nothing else took closes what was opened last, wherever the focus is.
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        setId("label-view");
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

    /// The card as high as it is, but never more than about half the view: with large text in a
    /// small window it scrolls, and the output is still seen.
    private ScrollPane scrolled(LabelCard shown) {
        var scroll = new ScrollPane(shown);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setMinHeight(0);
        scroll.prefHeightProperty().bind(shown.heightProperty());
        scroll.maxHeightProperty().bind(heightProperty().multiply(0.5));
        return scroll;
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
        card.focusNote();
    }

    @Override
    public void focusText() {
        output.focusTarget().requestFocus();
    }

    @Override
    public void focusEvidence(String evidenceId) {
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
        return isIn(focus, evidence)
                ? Optional.of("evidence")
                : card.topic(focus == null ? this : focus);
    }

    /// Puts the focus on the search field of the queue.
    void focusSearch() {
        queue.focusSearch();
    }

    /// Opens the list of filters.
    void showFilters() {
        queue.showFilters();
    }

    /// Puts the focus into the next part: queue, output, label card, evidence, queue.
    void focusNextPane() {
        List<Region> panes = List.of(queue, output, card, evidence);
        Node owner = getScene().getFocusOwner();
        int now = -1;
        for (int i = 0; i < panes.size(); i++) {
            if (isIn(owner, panes.get(i))) {
                now = i;
            }
        }
        switch ((now + 1) % panes.size()) {
            case 0 -> queue.focusList();
            case 1 -> focusText();
            case 2 -> card.focusFirst();
            default -> evidence.focusFirst();
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (controller.model().inspected.get() != Inspection.Kind.NOTHING) {
                controller.inspection().close();
            } else {
                controller.find().close();
            }
        }
    }

    private static boolean isIn(@Nullable Node node, Node pane) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.equals(pane)) {
                return true;
            }
        }
        return false;
    }

    /// What turns acts into calls on the session.
    public LabelController controller() {
        return controller;
    }
}
