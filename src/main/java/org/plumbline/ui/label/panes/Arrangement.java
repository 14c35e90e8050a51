package org.plumbline.ui.label.panes;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.plumbline.session.settings.Panes;
import org.plumbline.ui.kit.Room;

/// How the panes stand now, and the acts that change it. It has no nodes. FX thread only.
///
/// What the user wants is told to whoever keeps it; what is in front, alone or folded lasts as long
/// as the view.
public final class Arrangement {

    /// Which of output and evidence is in front where they share a place.
    public enum Front {
        OUTPUT,
        EVIDENCE
    }

    private final ObjectProperty<Panes> wanted;
    private final ObjectProperty<Room> room = new SimpleObjectProperty<>(new Room(0, 0));
    private final ReadOnlyObjectWrapper<Placing> placing;
    private final BooleanProperty drawer = new SimpleBooleanProperty(false);
    private final ObjectProperty<Front> front = new SimpleObjectProperty<>(Front.OUTPUT);
    private final ObjectProperty<Alone> alone = new SimpleObjectProperty<>(new Alone.Nothing());
    private final Set<String> folded = new HashSet<>();

    /// @param first how the panes were wanted the last time
    /// @param keep told how they are wanted, whenever that changes
    public Arrangement(Panes first, Consumer<Panes> keep) {
        wanted = new SimpleObjectProperty<>(first);
        placing =
                new ReadOnlyObjectWrapper<>(new Placing(first.queueShown(), beside(first), false));
        wanted.subscribe((old, now) -> keep.accept(now));
        wanted.subscribe((old, now) -> place());
        room.subscribe((old, now) -> place());
    }

    private static Placing.Evidence beside(Panes first) {
        return first.evidenceBelow() ? Placing.Evidence.BELOW : Placing.Evidence.BESIDE;
    }

    private void place() {
        // A view that was not laid out yet has no room at all.
        if (room.get().width() > 0) {
            placing.set(Placing.of(room.get(), wanted.get()));
            if (placing.get().queueBeside()) {
                drawer.set(false);
            }
        }
    }

    /// The room that the view has; set by the view.
    public void fit(Room now) {
        room.set(now);
    }

    public Room room() {
        return room.get();
    }

    public Panes wanted() {
        return wanted.get();
    }

    public ReadOnlyObjectProperty<Panes> wantedProperty() {
        return wanted;
    }

    public Placing placing() {
        return placing.get();
    }

    public ReadOnlyObjectProperty<Placing> placingProperty() {
        return placing.getReadOnlyProperty();
    }

    /// Whether the queue is called up over the work.
    public ReadOnlyBooleanProperty drawerProperty() {
        return drawer;
    }

    public ReadOnlyObjectProperty<Front> frontProperty() {
        return front;
    }

    public ReadOnlyObjectProperty<Alone> aloneProperty() {
        return alone;
    }

    // --- the queue

    /// Shows or hides the queue: beside the work where there is room, else over it.
    public void toggleQueue() {
        if (drawer.get()) {
            drawer.set(false);
        } else if (isAlone()) {
            drawer.set(true);
        } else if (Placing.fitsQueue(room.get(), wanted.get())) {
            want(panes -> panes.withQueueShown(!panes.queueShown()));
        } else {
            drawer.set(true);
        }
    }

    /// Has the queue in sight, wherever that is.
    public void callQueue() {
        if (isAlone() || !placing.get().queueBeside()) {
            drawer.set(true);
        }
    }

    public void closeDrawer() {
        drawer.set(false);
    }

    // --- output and evidence

    /// Puts one of them in front where they share a place.
    public void bring(Front side) {
        front.set(side);
    }

    public void nextBalance() {
        want(panes -> panes.withBalance(panes.balance().next()));
    }

    /// Gives the evidence more of the width, or no longer more.
    public void toggleWideEvidence() {
        want(
                panes ->
                        panes.withBalance(
                                panes.balance() == Panes.Balance.EVIDENCE
                                        ? Panes.Balance.EVEN
                                        : Panes.Balance.EVIDENCE));
    }

    /// Puts the evidence below the output, or beside it.
    public void toggleBelow() {
        want(panes -> panes.withEvidenceBelow(!panes.evidenceBelow()));
    }

    /// Puts the old side of a path above the new one, or beside it.
    public void toggleSides() {
        want(panes -> panes.withSidesStacked(!panes.sidesStacked()));
    }

    /// The dividers are here now.
    void keepShares(UnaryOperator<Panes.Shares> change) {
        want(panes -> panes.withShares(change.apply(panes.shares())));
    }

    private void want(UnaryOperator<Panes> change) {
        wanted.set(change.apply(wanted.get()));
    }

    // --- one alone

    public boolean isAlone() {
        return !(alone.get() instanceof Alone.Nothing);
    }

    /// Gives the whole view to one text, or back to all where one has it.
    public void toggleAlone(Alone text) {
        alone.set(isAlone() ? new Alone.Nothing() : text);
    }

    /// Has another text alone instead.
    public void turnAlone(Alone text) {
        alone.set(text);
    }

    public void endAlone() {
        alone.set(new Alone.Nothing());
    }

    /// Takes back what was called up last, for Esc; false where nothing was.
    public boolean stepBack() {
        if (drawer.get()) {
            drawer.set(false);
        } else if (isAlone()) {
            endAlone();
        } else {
            return false;
        }
        return true;
    }

    // --- folded items

    /// Whether the card of an item shows its head alone.
    public boolean isFolded(String sampleId, String evidenceId) {
        return folded.contains(key(sampleId, evidenceId));
    }

    public void fold(String sampleId, String evidenceId, boolean isFolded) {
        if (isFolded) {
            folded.add(key(sampleId, evidenceId));
        } else {
            folded.remove(key(sampleId, evidenceId));
        }
    }

    private static String key(String sampleId, String evidenceId) {
        return sampleId + '\n' + evidenceId;
    }
}
