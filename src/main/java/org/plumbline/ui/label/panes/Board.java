package org.plumbline.ui.label.panes;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.plumbline.session.settings.Panes;
import org.plumbline.ui.kit.FocusIn;
import org.plumbline.ui.kit.Room;

/// Puts the panes of the Label view where the arrangement says, and has it remember where the user
/// leaves the dividers.
public final class Board extends StackPane {

    /// The least that a pane is squeezed to by a divider, in the size of the text.
    private static final double LEAST_QUEUE = 11;

    private static final double LEAST_WORK = 27;
    private static final double LEAST_EVIDENCE = 17;
    private static final double LEAST_HEIGHT = 4;

    private final Arrangement arrangement;
    private final Parts parts;
    private final Runnable onFocusLost;
    private final SplitPane across = new SplitPane();
    private final SplitPane down = new SplitPane();
    private final BorderPane work = new BorderPane();
    private final BorderPane all = new BorderPane(across);
    private final Drawer drawer;
    private final ObservableValue<Double> em;

    /// The panes.
    ///
    /// @param head above output and evidence, where they share a place
    /// @param below the label card and what else stands below the text
    /// @param alone above a text that has the view for itself
    public record Parts(
            Region queue,
            Region head,
            Region output,
            Region evidence,
            Region below,
            Region alone) {}

    /// @param onFocusLost puts the focus into the text in front
    public Board(Arrangement arrangement, Parts parts, Runnable onFocusLost) {
        this.arrangement = arrangement;
        this.parts = parts;
        this.onFocusLost = onFocusLost;
        drawer = new Drawer(arrangement::closeDrawer);
        setId("board");
        across.setId("panes-across");
        down.setId("panes-down");
        down.setOrientation(Orientation.VERTICAL);
        work.setTop(parts.head());
        work.setBottom(parts.below());
        work.setMinHeight(0);
        parts.output().setMinHeight(0);
        getChildren().setAll(all, drawer);
        setMinSize(0, 0);
        em = Room.emOf(this);
        em.subscribe(this::leastSizes);
        DividerDrag.watch(across, this::keepAcross);
        DividerDrag.watch(down, this::keepDown);
        arrangement.placingProperty().subscribe((old, now) -> arrange());
        arrangement.frontProperty().subscribe((old, now) -> arrange());
        arrangement.aloneProperty().subscribe((old, now) -> arrange());
        arrangement.drawerProperty().subscribe((old, now) -> arrange());
        arrangement.wantedProperty().map(Panes::balance).subscribe((old, now) -> placeDividers());
        across.widthProperty().subscribe((old, now) -> placeDividers());
        down.heightProperty().subscribe((old, now) -> placeDividers());
        arrange();
    }

    private void leastSizes(double size) {
        parts.queue().setMinWidth(LEAST_QUEUE * size);
        work.setMinWidth(LEAST_WORK * size);
        parts.evidence().setMinWidth(LEAST_EVIDENCE * size);
        leastHeights(size);
        placeDividers();
    }

    /// What had the focus keeps it where it is still there.
    private void arrange() {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        boolean wasHere = FocusIn.isIn(owner, this);
        boolean isDrawn = arrangement.drawerProperty().get();
        take();
        switch (arrangement.aloneProperty().get()) {
            case Alone.Nothing _ -> putAll();
            case Alone.Output _ -> putAlone(parts.output());
            case Alone.Item _ -> putAlone(parts.evidence());
        }
        if (isDrawn) {
            drawer.open(parts.queue());
        }
        placeDividers();
        // What a split pane shows is in the window only once it has its skin.
        applyCss();
        if (wasHere && owner != null) {
            if (FocusIn.isIn(owner, this)) {
                owner.requestFocus();
            } else {
                onFocusLost.run();
            }
        }
    }

    /// Takes all panes out, so that none stands in two places.
    private void take() {
        drawer.close();
        work.setCenter(null);
        down.getItems().clear();
        across.getItems().clear();
    }

    private void putAlone(Region text) {
        all.setTop(parts.alone());
        across.getItems().setAll(text);
    }

    private void putAll() {
        all.setTop(null);
        Placing placing = arrangement.placing();
        List<Node> panes = new ArrayList<>();
        if (placing.queueBeside()) {
            panes.add(parts.queue());
        }
        panes.add(work);
        switch (placing.evidence()) {
            case BESIDE -> {
                work.setCenter(parts.output());
                panes.add(parts.evidence());
            }
            case BELOW -> {
                down.getItems().setAll(parts.output(), parts.evidence());
                work.setCenter(down);
            }
            case BEHIND -> work.setCenter(inFront());
        }
        across.getItems().setAll(panes);
        leastHeights(em.getValue());
    }

    private void leastHeights(double size) {
        for (Node item : down.getItems()) {
            ((Region) item).setMinHeight(LEAST_HEIGHT * size);
        }
    }

    private Region inFront() {
        return switch (arrangement.frontProperty().get()) {
            case OUTPUT -> parts.output();
            case EVIDENCE -> parts.evidence();
        };
    }

    // --- dividers

    private void placeDividers() {
        Panes wanted = arrangement.wanted();
        double width = across.getWidth();
        if (width > 0 && !arrangement.isAlone()) {
            double queue = arrangement.placing().queueBeside() ? queueShare(width) : 0;
            double evidence = evidenceShare(width, queue);
            double[] places =
                    queue == 0 ? new double[] {1 - evidence} : new double[] {queue, 1 - evidence};
            across.setDividerPositions(places);
        }
        down.setDividerPositions(1 - wanted.shares().below() / 1000.0);
    }

    /// What the evidence has of the whole width: the output keeps what it needs, which a split pane
    /// looks after only while a divider is dragged.
    private double evidenceShare(double width, double queue) {
        Panes wanted = arrangement.wanted();
        double share = wanted.shares().of(wanted.balance()) / 1000.0 * (1 - queue);
        double most = 1 - queue - LEAST_WORK * em.getValue() / width;
        double least = LEAST_EVIDENCE * em.getValue() / width;
        return Math.max(least, Math.min(most, share));
    }

    private double queueShare(double width) {
        double wanted = arrangement.wanted().shares().queue() / 10.0 * em.getValue();
        return Math.min(0.4, wanted / width);
    }

    private void keepAcross() {
        double[] places = across.getDividerPositions();
        if (places.length == 0 || arrangement.isAlone()) {
            return;
        }
        boolean hasQueue = arrangement.placing().queueBeside();
        double queue = hasQueue ? places[0] : 0;
        int width = (int) Math.round(queue * across.getWidth() / em.getValue() * 10);
        boolean hasEvidence = arrangement.placing().evidence() == Placing.Evidence.BESIDE;
        int share = (int) Math.round((1 - places[places.length - 1]) / (1 - queue) * 1000);
        arrangement.keepShares(
                shares -> {
                    Panes.Shares kept = hasQueue ? shares.withQueue(width) : shares;
                    return hasEvidence ? kept.with(arrangement.wanted().balance(), share) : kept;
                });
    }

    private void keepDown() {
        double[] places = down.getDividerPositions();
        if (places.length > 0) {
            int share = (int) Math.round((1 - places[0]) * 1000);
            arrangement.keepShares(shares -> shares.withBelow(share));
        }
    }
}
