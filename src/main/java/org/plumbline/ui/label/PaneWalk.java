package org.plumbline.ui.label;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.FocusIn;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.evidence.EvidencePane;
import org.plumbline.ui.label.panes.Alone;
import org.plumbline.ui.label.panes.Arrangement;
import org.plumbline.ui.label.panes.Arrangement.Front;

/// Goes from pane to pane of the Label view, wherever they stand: what is gone to comes in front,
/// and takes the focus where a key asked for that.
final class PaneWalk {

    private final LabelController controller;
    private final Arrangement arrangement;
    private final QueuePane queue;
    private final OutputPane output;
    private final LabelCard card;
    private final EvidencePane evidence;

    PaneWalk(
            LabelController controller,
            Arrangement arrangement,
            QueuePane queue,
            OutputPane output,
            LabelCard card,
            EvidencePane evidence) {
        this.controller = controller;
        this.arrangement = arrangement;
        this.queue = queue;
        this.output = output;
        this.card = card;
        this.evidence = evidence;
    }

    /// Puts the focus into the text in front: the output, unless the evidence is in its place.
    void focusText() {
        if (output.getScene() == null) {
            evidence.focusFirst();
        } else {
            output.focusTarget().requestFocus();
        }
    }

    /// Shows the head alone of the evidence in hand, or all of it.
    void fold() {
        evidence.foldInHand();
    }

    /// Shows the heads of all evidence alone, or all of it.
    void foldAll() {
        evidence.foldAll();
    }

    void toFront(Front side) {
        arrangement.bring(side);
        if (side == Front.OUTPUT && arrangement.aloneProperty().get() instanceof Alone.Item) {
            arrangement.turnAlone(new Alone.Output());
        }
    }

    /// @param evidenceId "" for the output
    void toFront(String evidenceId) {
        arrangement.bring(evidenceId.isEmpty() ? Front.OUTPUT : Front.EVIDENCE);
        if (arrangement.isAlone()) {
            arrangement.turnAlone(
                    evidenceId.isEmpty() ? new Alone.Output() : new Alone.Item(evidenceId));
        }
    }

    void alone(Alone before, Alone now) {
        output.showBare(now instanceof Alone.Output);
        switch (now) {
            case Alone.Output _ -> focusText();
            case Alone.Item item -> evidence.focus(item.evidenceId());
            case Alone.Nothing _ -> {
                if (before instanceof Alone.Item item) {
                    toFront(Front.EVIDENCE);
                    evidence.focus(item.evidenceId());
                } else {
                    focusText();
                }
            }
        }
    }

    /// Where a line of the banner leads.
    void goTo(BannerLine.Place place) {
        toFront(place.evidenceId().orElse(""));
        place.evidenceId()
                .ifPresentOrElse(
                        id -> evidence.open(id, place.span()),
                        () -> place.span().ifPresent(output::open));
    }

    /// Goes from output to evidence, and back.
    void turnToEvidence() {
        boolean isThere = FocusIn.part(evidence);
        if (arrangement.isAlone()) {
            evidence.inView()
                    .ifPresent(
                            id ->
                                    arrangement.turnAlone(
                                            isThere ? new Alone.Output() : new Alone.Item(id)));
            return;
        }
        arrangement.bring(isThere ? Front.OUTPUT : Front.EVIDENCE);
        if (isThere) {
            focusText();
        } else {
            evidence.focusFirst();
        }
    }

    /// Gives the whole view to the text in hand: to the evidence where that has the focus or is in
    /// front, else to the output.
    void toggleAlone() {
        boolean isEvidence = FocusIn.part(evidence) || output.getScene() == null;
        Alone text =
                Optional.of(isEvidence)
                        .filter(is -> is)
                        .flatMap(is -> evidence.inHand().or(evidence::inView))
                        .<Alone>map(Alone.Item::new)
                        .orElseGet(Alone.Output::new);
        arrangement.toggleAlone(text);
    }

    /// The next region that the claim cites, where it is seen.
    void region(int step) {
        controller.citing().nextRegion(step);
        var regions = controller.model().regions();
        int now = controller.model().region.get();
        if (now >= 0 && now < regions.size()) {
            toFront(regions.get(now).evidenceId());
            evidence.showRegion();
        }
    }

    /// Goes where the next line of the banner leads.
    void nextLimitation() {
        output.goToNextLimitation();
    }

    /// Puts the focus into the next part that is there: queue, output, label card, evidence, queue.
    void focusNextPane() {
        arrangement.endAlone();
        boolean hasQueue = arrangement.placing().queueBeside();
        List<Region> panes =
                hasQueue ? List.of(queue, output, card, evidence) : List.of(output, card, evidence);
        int now = -1;
        for (int i = 0; i < panes.size(); i++) {
            if (FocusIn.part(panes.get(i))) {
                now = i;
            }
        }
        Region next = panes.get((now + 1) % panes.size());
        if (next.equals(queue)) {
            queue.focusList();
        } else if (next.equals(output)) {
            arrangement.bring(Front.OUTPUT);
            focusText();
        } else if (next.equals(card)) {
            card.focusFirst();
        } else {
            arrangement.bring(Front.EVIDENCE);
            evidence.focusFirst();
        }
    }
}
